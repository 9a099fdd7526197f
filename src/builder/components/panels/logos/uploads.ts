// Uploads in progress, as a list that persists across steps.
import { useReducer, useRef } from 'react'
import type { Asset } from '#files/schemas.ts'
import { messages } from '#designs/messages.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import type { BuilderActions } from '../props.ts'

export type UploadLine = {
	id: string
	name: string
	/** 0–1 while sending; 1 while the server checks the file. */
	share: number
	/** Why the upload failed, worded for the user, in English. */
	failure: string | null
}

type Event =
	| { type: 'begun'; id: string; name: string }
	| { type: 'went on'; id: string; share: number }
	| { type: 'failed'; id: string; failure: string }
	| { type: 'gone'; id: string }

/** Pure: the list after an event. A retry restarts under the same id. */
export function afterUpload(lines: readonly UploadLine[], event: Event): UploadLine[] {
	switch (event.type) {
		case 'begun': {
			const line = { id: event.id, name: event.name, share: 0, failure: null }
			const isRetry = lines.some(({ id }) => id === event.id)
			return isRetry ? lines.map((old) => (old.id === event.id ? line : old)) : [...lines, line]
		}
		case 'went on':
			return lines.map((line) => (line.id === event.id ? { ...line, share: event.share } : line))
		case 'failed':
			return lines.map((line) => (line.id === event.id ? { ...line, failure: event.failure } : line))
		case 'gone':
			return lines.filter(({ id }) => id !== event.id)
	}
}

const mostMegabytes = 10
const types = ['image/svg+xml', 'image/png', 'image/jpeg', 'application/pdf']

/** The `accept` attribute of the file picker. */
export const acceptedFiles = `${types.join(',')},.svg,.png,.jpg,.jpeg,.pdf`

/** The same without documents. */
export const acceptedPictures = 'image/svg+xml,image/png,image/jpeg,.svg,.png,.jpg,.jpeg'

/** Reason to refuse a file before sending; undefined if it may be sent. The server inspects the content. */
export function refusalOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
	if (size === 0) return 'The file is empty.'
	if (size > mostMegabytes * 1024 * 1024) return `The file is larger than ${mostMegabytes} MB.`
	const isKnown = types.includes(type) || /\.(svg|png|jpe?g|pdf)$/i.test(name)
	return isKnown ? undefined : 'Use an SVG, PNG, JPEG or PDF file.'
}

const isCanceled = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'

export type UploadQueue = {
	/** Why this person can send nothing; null where uploads are taken. */
	refusal: string | null
	lines: readonly UploadLine[]
	send: (files: readonly File[]) => void
	retry: (id: string) => void
	/** Cancels the upload, or removes a failed one from the list. */
	cancel: (id: string) => void
}

/**
 * @param onArrived receives each accepted file
 * @param isTile for patterns
 */
export function useUploads(
	{ upload, noUploads, notify }: Pick<BuilderActions, 'upload' | 'noUploads' | 'notify'>,
	onArrived: (asset: Asset) => void,
	{ isTile = false } = {},
): UploadQueue {
	const [lines, tell] = useReducer(afterUpload, [])
	const { said } = useBuilderTexts()
	const running = useRef(new Map<string, { file: File; call: AbortController }>())

	const fail = (id: string, failure: string) => {
		tell({ type: 'failed', id, failure })
		notify({ tone: 'error', title: said(messages.uploadFailed), detail: said(failure) })
	}
	const run = async (id: string, file: File) => {
		const call = new AbortController()
		running.current.set(id, { file, call })
		tell({ type: 'begun', id, name: file.name })
		const refusal = refusalOf(file)
		if (refusal) return fail(id, refusal)
		try {
			const onProgress = (share: number) => tell({ type: 'went on', id, share })
			const asset = await upload(file, { onProgress, signal: call.signal, isTile })
			tell({ type: 'gone', id })
			running.current.delete(id)
			onArrived(asset)
		} catch (failure) {
			if (isCanceled(failure)) return
			fail(id, failure instanceof Error && failure.message ? failure.message : messages.uploadFailedWhy)
		}
	}
	return {
		refusal: noUploads,
		lines,
		send: (files) => {
			for (const file of files) void run(crypto.randomUUID(), file)
		},
		retry: (id) => {
			const known = running.current.get(id)
			if (known) void run(id, known.file)
		},
		cancel: (id) => {
			running.current.get(id)?.call.abort()
			running.current.delete(id)
			tell({ type: 'gone', id })
		},
	}
}
