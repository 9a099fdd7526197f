// Orders proofs and shares versions. Both need a saved version: the proof's button says that it saves, sharing asks.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '#ui/show-toast.ts'
import type { BuilderData } from '#designs/views.ts'
import { messages } from '#designs/messages.ts'
import { useBuilderTexts } from '../components/builder-language.tsx'
import { sendBuilderRequest } from './requests.ts'
import type { SavedAs, Saving } from './use-saving.ts'

/** Pause in milliseconds between two polls: a proof takes a second or two. */
const pollMs = 500

type ProofParts = {
	saved: BuilderData['saved']
	/** The draft has unsaved changes. */
	isChanged: boolean
	isSignedIn: boolean
	save: Saving['save']
}

/** Polls while the proof is being made. */
function useProgress(saved: BuilderData['saved']): void {
	const { revalidate, state } = useRevalidator()
	const isWaiting = saved?.proof.state === 'queued' || saved?.proof.state === 'making'
	// Synchronizes with the background job.
	useEffect(() => {
		if (!isWaiting || state !== 'idle') return
		const timer = setTimeout(() => void revalidate(), pollMs)
		return () => clearTimeout(timer)
	}, [isWaiting, state, revalidate])
}

async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return false
	}
}

export function useProof({ saved, isChanged, isSignedIn, save }: ProofParts) {
	const { frame, said } = useBuilderTexts()
	const { toasts } = frame
	const [isAsking, setAsking] = useState(false)
	const [isOrdering, setOrdering] = useState(false)
	const [isSharing, setSharing] = useState(false)
	const { revalidate } = useRevalidator()
	useProgress(saved)

	const present = saved && { designId: saved.id, version: saved.version }
	const isUnsaved = !saved || (isChanged && !saved.locked)
	const savedVersion = async (): Promise<SavedAs | null> => (isUnsaved ? save() : present)

	const makeProof = async () => {
		setOrdering(true)
		const version = await savedVersion()
		if (version) {
			const answer = await sendBuilderRequest({ intent: 'make-proof', ...version })
			if (!answer.ok) {
				// A line for each finding.
				const detail = answer.message.split('\n').map(said).join(' ')
				showToast({ tone: 'error', title: said(messages.proofBlocked), detail })
			}
			await revalidate()
		}
		setOrdering(false)
	}

	const shareVersion = async (find: () => Promise<SavedAs | null>) => {
		setAsking(false)
		setSharing(true)
		const version = await find()
		if (version) {
			const answer = await sendBuilderRequest({ intent: 'share', ...version })
			if (answer.ok) {
				const isCopied = await copyText(new URL(answer.result.url, location.origin).href)
				const detail = isCopied ? toasts.onClipboard : toasts.underProof
				showToast({ tone: 'success', title: toasts.linkMade, detail })
			} else showToast({ tone: 'error', title: toasts.linkNotMade, detail: said(answer.message) })
			await revalidate()
		}
		setSharing(false)
	}

	const revoke = async (shareId: string) => {
		if (!saved) return
		const answer = await sendBuilderRequest({ intent: 'revoke', designId: saved.id, shareId })
		if (answer.ok) showToast({ tone: 'success', title: toasts.linkRevoked, detail: toasts.opensNothing })
		else showToast({ tone: 'error', title: toasts.notRevoked, detail: said(answer.message) })
		await revalidate()
	}
	const allowComments = async (shareId: string, isAllowed: boolean) => {
		if (!saved) return
		const answer = await sendBuilderRequest({
			intent: 'allow-comments',
			designId: saved.id,
			shareId,
			isAllowed,
		})
		if (!answer.ok) showToast({ tone: 'error', title: toasts.linkNotChanged, detail: said(answer.message) })
		await revalidate()
	}
	/** Asks what to share; a visitor is led to the sign-in. */
	const share = () => {
		if (isSignedIn) setAsking(true)
		else void shareVersion(savedVersion)
	}
	/** Makes a link at once when the present work is saved. */
	const makeLink = () => {
		if (isUnsaved) share()
		else void shareVersion(savedVersion)
	}
	const sharing = {
		isAsking,
		/** The present work is not saved yet. */
		isUnsaved,
		saveAndShare: () => void shareVersion(savedVersion),
		/** Shares the version as it was saved, without the changes since. */
		sharePresent: () => void shareVersion(async () => present),
		cancel: () => setAsking(false),
	}
	return { isOrdering, isSharing, makeProof, share, makeLink, sharing, revoke, allowComments }
}

export type Sharing = ReturnType<typeof useProof>['sharing']
