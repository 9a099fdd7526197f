// Requests of the builder page to the server: JSON requests, and uploads with progress, which `fetch` does not report.
import type { Asset } from '#files/schemas.ts'
import { messages } from '#designs/messages.ts'
import { sendPageRequest, type PageAnswer } from '#http/page-requests.ts'
import type { BuilderRequest, BuilderResult } from '#designs/schemas.ts'

/** Shown when the server is unreachable or the response is not an answer. */
const unreachable = 'The shop could not be reached. Check your connection and try again.'

/** Never throws: failures are in the answer, with status 0 when there was no response. */
export const sendBuilderRequest = <Asked extends BuilderRequest>(
	asked: Asked,
	options: { keepalive?: boolean } = {},
): Promise<PageAnswer<BuilderResult[Asked['intent']]>> =>
	sendPageRequest({ address: '/designs/actions', body: asked, messageFor: () => unreachable, ...options })

/** @throws Error whose message is for the user */
export async function removeLogo(assetId: string): Promise<void> {
	const answer = await sendBuilderRequest({ intent: 'remove-logo', assetId })
	if (!answer.ok) throw new Error(answer.message)
}

export type UploadOptions = {
	/** 0–1. */
	onProgress?: (share: number) => void
	signal?: AbortSignal
	/** For a pattern, and not offered as a logo. */
	isTile?: boolean
}

/** The message for the user: the server's own if there is one. */
function reasonIn(text: string): string {
	try {
		const body: unknown = JSON.parse(text)
		if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message)
	} catch {
		return messages.uploadFailedWhy
	}
	return messages.uploadFailedWhy
}

async function assetIn(text: string): Promise<Asset | undefined> {
	try {
		const { readAsset } = await import('./stored-work.ts')
		const body: unknown = JSON.parse(text)
		return typeof body === 'object' && body !== null && 'asset' in body ? readAsset(body.asset) : undefined
	} catch {
		return undefined
	}
}

function send(file: File, { onProgress, signal, isTile }: UploadOptions): Promise<Asset> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest()
		const form = new FormData()
		form.set('file', file, file.name)
		request.open('POST', isTile ? '/files/uploads?for=tile' : '/files/uploads')
		request.setRequestHeader('Accept', 'application/json')
		request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) onProgress?.(loaded / total)
		})
		const answer = async () => {
			const asset = request.status < 300 ? await assetIn(request.responseText) : undefined
			if (asset) resolve(asset)
			else reject(new Error(reasonIn(request.responseText)))
		}
		request.addEventListener('load', () => void answer())
		request.addEventListener('error', () => reject(new Error(messages.uploadFailedWhy)))
		request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
		if (signal?.aborted) return request.abort()
		signal?.addEventListener('abort', () => request.abort(), { once: true })
		request.send(form)
	})
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends files one after another: the first response sets the cookie that identifies a visitor's uploads.
 * @throws Error whose message is for the user; DOMException AbortError when canceled
 */
export function uploadArt(file: File, options: UploadOptions = {}): Promise<Asset> {
	const sent = last.then(() => send(file, options))
	last = sent.catch(() => undefined)
	return sent
}
