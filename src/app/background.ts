// Work behind the pages: the queue, the mailer on it, and what has to be done again and again.
import { setTimeout as pause } from 'node:timers/promises'
import type { Messenger } from '#auth/dependencies.server.ts'
import { contact } from '#content/contact.ts'
import type { Database } from '#database/client.server.ts'
import { openJobs, type Jobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import { authMail, authSms } from '#mail/templates/auth-mails.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { createMailer, type Mailer } from '#mail/service/mail.server.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export type Background = {
	jobs: Jobs
	mailer: Mailer
	messenger: Messenger
	dependencies: MailDependencies
	/** Resolves when the queue is ready, or its first start has failed: nobody waits longer than that. */
	tried: Promise<void>
	/** Ends the tries to start, and whatever waits between them. */
	stopping: AbortController
	/** For `startBackground` alone. */
	noteTry: () => void
}

type BackgroundParts = {
	config: Config
	database: Database
	log: Logger
	/** Off where the jobs are done by other processes. */
	works: boolean
}

/** Nothing runs before `startBackground`. */
export function openBackground({ config, database, log, works }: BackgroundParts): Background {
	const jobs = openJobs({ database, log, works })
	const mailer = createMailer({ settings: config.mail, isDemo: config.demo, jobs })
	const sender = { publicUrl: config.publicUrl }
	const messenger: Messenger = {
		mail: (inner, { kind, ...facts }) => mailer.sendMail(inner, authMail(kind, facts, sender)),
		sms: (inner, { phone, code }) =>
			mailer.sendSms(inner, { phone: `+${phone}`, text: authSms({ code, publicUrl: config.publicUrl }) }),
	}
	// A demo without a mail server shows what visitors write in its inbox, like all its mail.
	const shownTo = config.demo && config.mail.smtp === null ? contact.email : null
	const dependencies = { ...mailer, sender, supportTo: config.mail.supportTo ?? shownTo }
	const { promise: tried, resolve: noteTry } = Promise.withResolvers<void>()
	return { jobs, mailer, messenger, dependencies, tried, noteTry, stopping: new AbortController() }
}

type Begin = Pick<Background, 'jobs' | 'mailer' | 'noteTry' | 'stopping'>

async function tryToBegin({ jobs, mailer }: Begin, database: Database, log: Logger): Promise<void> {
	const facts = { db: database.db, now: new Date(), actor: visitor, requestId: 'start', log }
	if (!jobs.isReady()) await jobs.start()
	await mailer.start(facts)
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * Call it when the shop is open: visitors need not wait for the queue. A start that fails is tried again, with pauses
 * that double up to a minute. Resolves when the work has begun or was told to stop.
 */
export async function startBackground(
	background: Begin,
	{ database, log, pauseMs = firstPauseMs }: { database: Database; log: Logger; pauseMs?: number },
): Promise<void> {
	const { signal } = background.stopping
	for (let wait = pauseMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
		try {
			await tryToBegin(background, database, log)
			return
		} catch (failure) {
			log.error({ err: failure, nextTryMs: wait }, 'background work not begun, to be tried again')
		} finally {
			background.noteTry()
		}
		// Told to stop: the loop ends.
		await pause(wait, undefined, { signal }).catch(() => undefined)
	}
}

/** @param begun what `startBackground` gave */
export async function stopBackground(
	{ jobs, mailer, stopping }: Background,
	begun: Promise<void>,
): Promise<void> {
	stopping.abort()
	await begun
	await jobs.stop()
	mailer.close()
}
