// Saves from the page: notices of success, the sign-in prompt, and conflicts with other windows.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { BuilderPageData } from '#designs/views.ts'
import type { Editor } from '../editor/store.ts'
import { messages } from '#designs/messages.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import { sendBuilderRequest } from './requests.ts'
import { leadOf, rememberCreated, workOf, type Base } from './use-builder-draft.ts'
import type { DraftSaving } from './use-draft.ts'
import { showToast } from '#ui/show-toast.ts'

export type SavedAs = { designId: string; version: number }

export type Saving = {
	isBusy: boolean
	/** Why the last save failed; null after a successful one. */
	failure: string | null
	/** Message about a version that another window saved first; the user decides. */
	conflict: string | null
	needsSignIn: boolean
	/** Resolves with the saved version, or null on failure. `over` saves on top of that version. */
	save: (over?: number) => Promise<SavedAs | null>
	dismiss: () => void
}

type SavingParts = {
	editor: Editor
	data: Pick<BuilderPageData, 'sold' | 'pieces' | 'saved' | 'userId'>
	base: Base
	draft: DraftSaving
	search: string
}

export function useSaving({ editor, data, base, draft, search }: SavingParts): Saving {
	const { said } = useBuilderTexts()
	const [isBusy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const [conflict, setConflict] = useState<string | null>(null)
	const [needsSignIn, setNeedsSignIn] = useState(false)
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const productId = data.sold.id
	const designId = data.saved?.id ?? null

	const askForSignIn = () => {
		setNeedsSignIn(true)
		showToast({ tone: 'error', title: said(messages.authRequired), detail: said(messages.signInToSave) })
		return null
	}

	/** Sends the work; once it is saved, no draft of it is left. */
	const send = (over: number | undefined) =>
		draft.hold(async () => {
			const state = editor.getState()
			const work = workOf(state, leadOf(data))
			const baseVersion = over ?? base.get()
			const answer = await sendBuilderRequest({ intent: 'save', productId, designId, baseVersion, ...work })
			if (!answer.ok) return answer
			base.set(answer.result.version)
			draft.settle(state)
			return answer
		})

	const save = async (over?: number) => {
		if (isBusy) return null
		if (data.userId === null) return askForSignIn()
		setBusy(true)
		const answer = await send(over)
		setBusy(false)
		if (!answer.ok) {
			if (answer.status === 401) return askForSignIn()
			setFailure(answer.message)
			if (answer.status === 409) {
				await revalidate()
				setConflict(answer.message)
			} else showToast({ tone: 'error', title: said(messages.saveFailed), detail: said(answer.message) })
			return null
		}
		const { version } = answer.result
		setFailure(null)
		setConflict(null)
		if (designId === null) {
			rememberCreated(answer.result.designId)
			showToast({ tone: 'success', title: said(messages.created) })
			await navigate(`/builder/${productId}/${answer.result.designId}${search}`, {
				replace: true,
				preventScrollReset: true,
			})
		} else {
			const detail = said(messages.savedVersion(version))
			showToast({ tone: 'success', title: said(messages.saved), detail })
			await revalidate()
		}
		return answer.result
	}
	const dismiss = () => setConflict(null)
	return { isBusy, failure, conflict, needsSignIn, save, dismiss }
}
