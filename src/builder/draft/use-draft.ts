// Saves the draft: promptly in this browser, a little later on the server for signed-in users.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BuilderData } from '#designs/views.ts'
import type { Editor, EditorState } from '../editor/store.ts'
import { sendBuilderRequest } from './requests.ts'
import { deleteDraft, writeDraft, type Base } from './use-builder-draft.ts'

const localPauseMs = 250
const serverPauseMs = 1_500

export type DraftState = 'clean' | 'here' | 'failed'

type BuilderDraft = Pick<BuilderData, 'product' | 'userId' | 'saved' | 'isDraft'>

type Work = Pick<EditorState, 'config' | 'players'>
const isSame = (one: Work, other: Work | null) =>
	one.config === other?.config && one.players === other.players

export type DraftSaving = {
	state: DraftState
	/** Call when the server has saved this work: the draft is no longer needed. */
	settle: (work: Work) => void
}

/** @param base the saved version that the work started from */
export function useDraft(editor: Editor, start: BuilderDraft, base: Pick<Base, 'get'>): DraftSaving {
	const [state, setState] = useState<DraftState>(start.isDraft ? 'here' : 'clean')
	/** The saved work, or a new design's defaults; null if the editor started with a draft. */
	const settled = useRef<Work | null>(start.isDraft ? null : editor.getState())
	const unsent = useRef(false)
	const { userId } = start
	const designId = start.saved?.id ?? null
	const locked = start.saved?.locked ?? false
	const productId = start.product.id
	const subjectId = designId ?? productId

	const saveHere = useCallback(
		(isSent: boolean) => {
			const { config, players, assets } = editor.getState()
			if (locked || isSame({ config, players }, settled.current)) return
			const work = { config, players: [...players], assets: Object.values(assets) }
			const draft = { ...work, baseVersion: base.get(), isSent }
			setState(writeDraft(subjectId, draft) || isSent ? 'here' : 'failed')
		},
		[editor, locked, subjectId, base],
	)
	const send = useCallback(
		async (options: { keepalive?: boolean } = {}) => {
			const { config, players } = editor.getState()
			const work = { config, players: [...players] }
			if (userId === null || locked || !unsent.current || isSame({ config, players }, settled.current)) return
			unsent.current = false
			const asked = { intent: 'keep-draft', productId, designId, baseVersion: base.get(), ...work } as const
			const { ok } = await sendBuilderRequest(asked, options)
			if (ok && isSame(editor.getState(), { config, players })) saveHere(true)
			else if (!ok) unsent.current = true
		},
		[editor, userId, locked, productId, designId, base, saveHere],
	)
	// Synchronizes with the editor and with the end of the page, so that the last change is not lost.
	useEffect(() => {
		let here: ReturnType<typeof setTimeout> | undefined
		let there: ReturnType<typeof setTimeout> | undefined
		const stop = editor.subscribe((work, before) => {
			if (isSame(work, before) || isSame(work, settled.current)) return
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

	const settle = (work: Work) => {
		settled.current = { config: work.config, players: work.players }
		unsent.current = !isSame(editor.getState(), work)
		deleteDraft(subjectId)
		setState('clean')
	}
	return { state, settle }
}
