// Orders proofs and shares versions: both need a saved version, so unsaved changes are saved first.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '#ui/show-toast.ts'
import type { BuilderData } from '#designs/views.ts'
import { messages } from '#designs/messages.ts'
import { sendBuilderRequest } from './requests.ts'
import type { SavedAs, Saving } from './use-saving.ts'

/** Pause in milliseconds between two polls: a proof takes a second or two. */
const pollMs = 500

type ProofParts = {
	saved: BuilderData['saved']
	/** The draft has unsaved changes. */
	isChanged: boolean
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

export function useProof({ saved, isChanged, save }: ProofParts) {
	const [isOrdering, setOrdering] = useState(false)
	const [isSharing, setSharing] = useState(false)
	const { revalidate } = useRevalidator()
	useProgress(saved)

	const savedVersion = async (): Promise<SavedAs | null> => {
		if (!saved || (isChanged && !saved.locked)) return save()
		return { designId: saved.id, version: saved.version }
	}

	const makeProof = async () => {
		setOrdering(true)
		const version = await savedVersion()
		if (version) {
			const answer = await sendBuilderRequest({ intent: 'make-proof', ...version })
			if (!answer.ok) showToast({ tone: 'error', title: messages.proofBlocked, detail: answer.message })
			await revalidate()
		}
		setOrdering(false)
	}

	const share = async () => {
		setSharing(true)
		const version = await savedVersion()
		if (version) {
			const answer = await sendBuilderRequest({ intent: 'share', ...version })
			if (answer.ok) {
				const isCopied = await copyText(new URL(answer.result.url, location.origin).href)
				const detail = isCopied ? 'The link is on your clipboard.' : 'Find the link under Proof.'
				showToast({ tone: 'success', title: 'Link made', detail })
			} else showToast({ tone: 'error', title: 'The link could not be made', detail: answer.message })
			await revalidate()
		}
		setSharing(false)
	}

	const revoke = async (shareId: string) => {
		if (!saved) return
		const answer = await sendBuilderRequest({ intent: 'revoke', designId: saved.id, shareId })
		if (answer.ok) showToast({ tone: 'success', title: 'Link revoked', detail: 'It opens nothing any more.' })
		else showToast({ tone: 'error', title: 'The link could not be revoked', detail: answer.message })
		await revalidate()
	}
	return { isOrdering, isSharing, makeProof, share, revoke }
}
