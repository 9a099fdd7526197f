// Rows of the status page about work that waits: jobs, messages, proofs and pictures.
import { formatCount } from '#kit/plural.ts'
import {
	durationLabel,
	levelAbove,
	logAdvice,
	minute,
	nothingToDo,
	secondsSince,
	unread,
	worstOf,
	type Remedy,
	type StatusFacts,
	type StatusRow,
	type Undelivered,
} from './status-row.ts'

/** Jobs begin within seconds; scheduled ones within half a minute. */
const jobLimits = { look: 5 * minute, broken: 30 * minute }
const mailLimits = { look: 10 * minute, broken: 12 * 60 * minute }
/** The next worn picture waits for about half a minute. */
const pictureLimits = { look: 24, broken: Number.POSITIVE_INFINITY }

export const mailPage = (label: string, part: 'mails' | 'jobs'): Remedy => ({
	label,
	href: `/admin/mail#${part}`,
})

export function jobsRow({ jobs }: StatusFacts): StatusRow {
	const name = 'Background jobs'
	if (!jobs) return unread(name, logAdvice)
	const { isReady, waiting, failed } = jobs
	const late = levelAbove(waiting.oldestSeconds, jobLimits)
	const level = worstOf([isReady ? 'good' : 'broken', late, failed > 0 ? 'look' : 'good'])
	const oldest = waiting.count > 0 ? `, the oldest for ${durationLabel(waiting.oldestSeconds)}` : ''
	return {
		name,
		level,
		figure: `${formatCount(waiting.count)} waiting${oldest}; ${formatCount(failed)} failed`,
		advice: !isReady
			? 'The queue has not started. Look into the log of the shop.'
			: late !== 'good'
				? 'No worker takes them. With JOBS=apart a worker has to run.'
				: failed > 0
					? 'Read why they failed, then try them again.'
					: nothingToDo,
		remedy: late !== 'good' || !isReady ? { command: 'npm run worker' } : mailPage('Failed jobs', 'jobs'),
	}
}

export function proofsRow({ proofs }: StatusFacts): StatusRow {
	const name = 'Proofs'
	if (!proofs) return unread(name, logAdvice)
	const { waiting, failed } = proofs
	const late = levelAbove(waiting.oldestSeconds, jobLimits)
	return {
		name,
		level: worstOf([late, failed > 0 ? 'look' : 'good']),
		figure: `${formatCount(waiting.count)} waiting; ${formatCount(failed)} failed`,
		advice:
			failed > 0
				? 'Try them again: an order cannot be approved without its proof.'
				: late === 'good'
					? nothingToDo
					: 'They wait too long: see background jobs.',
		remedy: mailPage('Failed jobs', 'jobs'),
	}
}

export const pictureRow = ({ picturesWaiting }: StatusFacts): StatusRow => {
	const level = levelAbove(picturesWaiting, pictureLimits)
	return {
		name: 'Pictures',
		level,
		figure: `${formatCount(picturesWaiting)} being drawn or waiting`,
		advice:
			level === 'good'
				? 'Each picture is drawn once, at its first request.'
				: 'Flat drawings stand in until they are done. After a start this takes some minutes.',
		remedy: null,
	}
}

type Channel = { name: string; counts: Undelivered; now: Date; hasSender: boolean }

function channelRow({ name, counts, now, hasSender }: Channel): StatusRow {
	const { waiting, oldestWaitingAt, failed } = counts
	const age = secondsSince(oldestWaitingAt, now)
	const late = levelAbove(age, mailLimits)
	const oldest = waiting > 0 ? `, the oldest for ${durationLabel(age)}` : ''
	return {
		name,
		level: worstOf([late, failed > 0 || !hasSender ? 'look' : 'good']),
		figure: `${formatCount(waiting)} waiting${oldest}; ${formatCount(failed)} failed`,
		advice: !hasSender
			? 'No mail server is set: mails wait for three days, then they are dropped.'
			: failed > 0
				? 'Read why they were refused, then send them again.'
				: late === 'good'
					? nothingToDo
					: 'They do not go out: test the mail server.',
		remedy:
			!hasSender || (failed === 0 && late !== 'good')
				? { label: 'Test of the mail server', href: '/admin/setup' }
				: mailPage('Messages that did not go out', 'mails'),
	}
}

export function messageRows({ messages, now }: StatusFacts): StatusRow[] {
	if (!messages) return [unread('Mails', logAdvice), unread('Text messages', logAdvice)]
	const { mail, sms, keepsMails } = messages
	return [
		channelRow({ name: 'Mails', counts: mail, now, hasSender: !keepsMails }),
		channelRow({ name: 'Text messages', counts: sms, now, hasSender: true }),
	]
}
