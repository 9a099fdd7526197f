// What the rows of the status page are made of: facts, levels and labels.
import { formatCount } from '#kit/plural.ts'

export type Level = 'good' | 'look' | 'broken'

/** A page of the shop that fixes it, or the command that does. */
export type Remedy = { label: string; href: string } | { command: string }

export type StatusRow = {
	name: string
	level: Level
	figure: string
	/** What to do; what it means when nothing has to be done. */
	advice: string
	remedy: Remedy | null
}

export type Waiting = { count: number; oldestSeconds: number }
export type Undelivered = { waiting: number; oldestWaitingAt: Date | null; failed: number }

export type ReplicaFacts = { kind: 'ready' | 'behind' | 'away' | 'wrong'; staleMs: number | null }

/** What was found out; null for what did not answer. */
export type StatusFacts = {
	now: Date
	/** Whether the viewer may open the back office. */
	isStaff: boolean
	code: { version: string; node: string }
	database: { engine: 'embedded' | 'postgresql'; answerMs: number } | null
	/** `none` without one in the settings. */
	replica: ReplicaFacts | 'none' | null
	jobs: { isReady: boolean; waiting: Waiting; failed: number } | null
	proofs: { waiting: Waiting; failed: number } | null
	messages: { mail: Undelivered; sms: Undelivered; hasMailServer: boolean; keepsMails: boolean } | null
	/** Milliseconds until the store of files answered; the name of the bucket, or null for the disk. */
	files: { answerMs: number; bucket: string | null } | null
	/** What the shop may still write into its data folder. */
	disk: { freeBytes: number; totalBytes: number } | null
	picturesWaiting: number
	search: { documents: number; missing: number; missingId: string | null; stale: number } | null
	payments: { isSandbox: boolean; isLive: boolean; lastEventAt: Date | null } | null
	backup: { at: Date; bytes: number } | 'none' | null
	doctor: { at: Date; findings: number } | 'none' | null
}

/** In seconds. */
export const minute = 60
export const gigabyte = 1_000_000_000

export const levelAbove = (value: number, { look, broken }: { look: number; broken: number }): Level =>
	value >= broken ? 'broken' : value >= look ? 'look' : 'good'

const order: readonly Level[] = ['broken', 'look', 'good']
export const worstOf = (levels: readonly Level[]): Level =>
	order.find((level) => levels.includes(level)) ?? 'good'

export const milliseconds = (ms: number) => `${formatCount(Math.max(1, Math.round(ms)))} ms`

/** `1.5 GB`, `820 MB` */
export const sizeLabel = (bytes: number): string =>
	bytes >= gigabyte
		? `${(bytes / gigabyte).toFixed(1)} GB`
		: `${formatCount(Math.round(bytes / 1_000_000))} MB`

/** `40 s`, `12 min`, `3 h` */
export const durationLabel = (seconds: number): string =>
	seconds < minute
		? `${Math.round(seconds)} s`
		: seconds < 60 * minute
			? `${Math.round(seconds / minute)} min`
			: `${Math.round(seconds / (60 * minute))} h`

export const secondsSince = (then: Date | null, now: Date): number =>
	then === null ? 0 : Math.max(0, (now.getTime() - then.getTime()) / 1_000)

export const unread = (name: string, advice: string, remedy: Remedy | null = null): StatusRow => ({
	name,
	level: 'broken',
	figure: 'No answer',
	advice,
	remedy,
})

export const logAdvice = 'Look into the log of the shop for the reason.'
export const nothingToDo = 'Nothing to do.'
