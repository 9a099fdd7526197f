// The code below a job's QR code, and what a scanner types.

/** The first 8 characters of the id, easy to read aloud. */
export const codeOf = (jobId: string): string => jobId.slice(0, 8)

export const jobPath = (jobId: string): string => `/production/jobs/${jobId}`

export type Scanned = { kind: 'id'; id: string } | { kind: 'code'; code: string }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Parses a job's address from the QR code, its id, or its code with or without "#"; undefined for anything else. */
export function scannedIn(typed: string): Scanned | undefined {
	const text = typed.trim().toLowerCase()
	const address = new RegExp(`/production/jobs/(${uuid.source})`).exec(text)?.[1]
	if (address !== undefined) return { kind: 'id', id: address }
	if (new RegExp(`^${uuid.source}$`).test(text)) return { kind: 'id', id: text }
	const code = /^#?([0-9a-f]{8})$/.exec(text)?.[1]
	return code === undefined ? undefined : { kind: 'code', code }
}
