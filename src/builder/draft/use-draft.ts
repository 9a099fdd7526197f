// Saves the draft: promptly in this browser, a little later on the server for signed-in users.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BuilderPageData } from '#designs/views.ts'
import { hasSameConfigs, type Editor, type EditorState } from '../editor/store.ts'
import { sendBuilderRequest } from './requests.ts'
import { deleteDraft, leadOf, workOf, writeDraft, type Base } from './use-builder-draft.ts'

const localPauseMs = 250
const serverPauseMs = 1_500

export type DraftState = 'clean' | 'here' | 'failed'

type BuilderDraft = Pick<BuilderPageData, 'sold' | 'pieces' | 'userId' | 'saved' | 'isDraft' | 'together'>

type Work = Pick<EditorState, 'piece' | 'config' | 'kit' | 'players'>
const isSame = (one: Work, other: Work | null) =>
	other !== null && one.players === other.players && hasSameConfigs(one, other)

export type DraftSaving = {
	state: DraftState
	/** Call when the server has saved this work: the draft is no longer needed. */
	settle: (work: Work) => void
	/** Runs a request that replaces the draft, after drafts on their way and before later ones: none may come back. */
	hold: <Result>(request: () => Promise<Result>) => Promise<Result>
}

/** @param base the saved version that the work started from */
export function useDraft(editor: Editor, start: BuilderDraft, base: Pick<Base, 'get'>): DraftSaving {
	const [state, setState] = useState<DraftState>(start.isDraft ? 'here' : 'clean')
	/** The saved work, or a new design's defaults; null if the editor started with a draft. */
	const settled = useRef<Work | null>(start.isDraft ? null : editor.getState())
	const unsent = useRef(false)
	const isHeld = useRef(false)
	/** Never rejects. */
	const sending = useRef<Promise<unknown>>(Promise.resolve())
	const { userId } = start
	const designId = start.saved?.id ?? null
	const locked = start.saved?.locked ?? false
	const productId = start.sold.id
	const lead = leadOf(start)
	const subjectId = designId ?? productId
	/** Every change goes to the others: there is no draft of one person. */
	const isShared = start.together !== null

	const saveHere = useCallback(
		(isSent: boolean) => {
			const present = editor.getState()
			if (locked || isSame(present, settled.current)) return
			const work = { ...workOf(present, lead), assets: Object.values(present.assets) }
			const draft = { ...work, baseVersion: base.get(), isSent }
			setState(writeDraft(subjectId, draft) || isSent ? 'here' : 'failed')
		},
		[editor, locked, subjectId, lead, base],
	)
	const send = useCallback(
		async (options: { keepalive?: boolean } = {}) => {
			const present = editor.getState()
			const work = workOf(present, lead)
			if (isHeld.current || userId === null || locked) return
			if (!unsent.current || isSame(present, settled.current)) return
			unsent.current = false
			const asked = { intent: 'keep-draft', productId, designId, baseVersion: base.get(), ...work } as const
			const answer = sendBuilderRequest(asked, options)
			sending.current = answer
			const { ok } = await answer
			if (ok && isSame(editor.getState(), present)) saveHere(true)
			else if (!ok) unsent.current = true
		},
		[editor, userId, locked, productId, designId, lead, base, saveHere],
	)
	/** The draft of the design that is open now: a first save opens another address. */
	const latest = useRef(send)
	useEffect(() => void (latest.current = send), [send])
	// Synchronizes with the editor of a design that several people edit, whose changes are kept on the server.
	useEffect(() => {
		if (!isShared) return
		deleteDraft(subjectId)
		return editor.subscribe((work) => setState(isSame(work, settled.current) ? 'clean' : 'here'))
	}, [editor, isShared, subjectId])
	// Synchronizes with the editor and with the end of the page, so that the last change is not lost.
	useEffect(() => {
		if (isShared) return
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
	}, [editor, isShared, saveHere, send])

	const settle = (work: Work) => {
		settled.current = work
		unsent.current = !isSame(editor.getState(), work)
		deleteDraft(subjectId)
		setState('clean')
	}
	const hold: DraftSaving['hold'] = async (request) => {
		isHeld.current = true
		try {
			await sending.current
			return await request()
		} finally {
			isHeld.current = false
			setTimeout(() => void latest.current(), serverPauseMs)
		}
	}
	return { state, settle, hold }
}
