// Saves the draft: promptly in this browser, a little later on the server for signed-in users.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DesignConfig } from '#garments/schemas.ts'
import type { BuilderData } from '#designs/views.ts'
import type { Editor } from '../editor/store.ts'
import { sendBuilderRequest } from './requests.ts'
import { deleteDraft, writeDraft, type Base } from './use-builder-draft.ts'

const localPauseMs = 250
const serverPauseMs = 1_500

export type DraftState = 'clean' | 'here' | 'failed'

type BuilderDraft = Pick<BuilderData, 'product' | 'userId' | 'saved' | 'isDraft'>

export type DraftSaving = {
	state: DraftState
	/** Call when the server has saved the config: the draft is no longer needed. */
	settle: (config: DesignConfig) => void
}

/** @param base the saved version that the work started from */
export function useDraft(editor: Editor, start: BuilderDraft, base: Pick<Base, 'get'>): DraftSaving {
	const [state, setState] = useState<DraftState>(start.isDraft ? 'here' : 'clean')
	/** The saved config, or a new design's defaults; null if the editor started with a draft. */
	const settled = useRef(start.isDraft ? null : editor.getState().config)
	const unsent = useRef(false)
	const { userId } = start
	const designId = start.saved?.id ?? null
	const locked = start.saved?.locked ?? false
	const productId = start.product.id
	const subjectId = designId ?? productId

	const saveHere = useCallback(
		(isSent: boolean) => {
			const { config, assets } = editor.getState()
			if (locked || config === settled.current) return
			const draft = { config, assets: Object.values(assets), baseVersion: base.get(), isSent }
			setState(writeDraft(subjectId, draft) || isSent ? 'here' : 'failed')
		},
		[editor, locked, subjectId, base],
	)
	const send = useCallback(
		async (options: { keepalive?: boolean } = {}) => {
			const { config } = editor.getState()
			if (userId === null || locked || !unsent.current || config === settled.current) return
			unsent.current = false
			const asked = { intent: 'keep-draft', productId, designId, baseVersion: base.get(), config } as const
			const { ok } = await sendBuilderRequest(asked, options)
			if (ok && editor.getState().config === config) saveHere(true)
			else if (!ok) unsent.current = true
		},
		[editor, userId, locked, productId, designId, base, saveHere],
	)
	// Synchronizes with the editor and with the end of the page, so that the last change is not lost.
	useEffect(() => {
		let here: ReturnType<typeof setTimeout> | undefined
		let there: ReturnType<typeof setTimeout> | undefined
		const stop = editor.subscribe(({ config }, { config: before }) => {
			if (config === before || config === settled.current) return
			unsent.current = true
			clearTimeout(here)
			clearTimeout(there)
			here = setTimeout(() => saveHere(false), localPauseMs)
			there = setTimeout(() => void send(), serverPauseMs)
		})
		const leave = () => {
			if (!unsent.current) return
			saveHere(false)
			void send({ keepalive: true })
		}
		addEventListener('pagehide', leave)
		return () => {
			leave()
			stop()
			clearTimeout(here)
			clearTimeout(there)
			removeEventListener('pagehide', leave)
		}
	}, [editor, saveHere, send])

	const settle = (config: DesignConfig) => {
		settled.current = config
		unsent.current = editor.getState().config !== config
		deleteDraft(subjectId)
		setState('clean')
	}
	return { state, settle }
}
