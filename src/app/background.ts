// Background work: the job queue, the mailer and the schedules.
import { setTimeout as pause } from 'node:timers/promises'
import type { Messenger } from '#auth/dependencies.server.ts'
import type { Database } from '#database/client.server.ts'
import { openJobs, type Jobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import { specShop } from '#kit/shop.ts'
import { authMail, authSms } from '#mail/templates/auth-mails.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { createMailer, type Mailer } from '#mail/service/mail.server.ts'
import { mailWordsNow } from '#shop-settings/service/mails.server.ts'
import { shellAt, shellNow } from '#shop-settings/service/shop.server.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export type Background = {
	jobs: Jobs
	mailer: Mailer
	messenger: Messenger
	dependencies: MailDependencies
	/** Resolves when the queue is ready or its first start has failed. */
	firstAttempt: Promise<void>
	/** Ends the start attempts and the pause between them. */
	stopping: AbortController
	/** For `startBackground` alone. */
	resolveFirstAttempt: () => void
}

type BackgroundParts = {
	config: Config
	database: Database
	log: Logger
	/** Off where other processes run the jobs. */
	works: boolean
}

/** Nothing runs before `startBackground`. */
export function openBackground({ config, database, log, works }: BackgroundParts): Background {
	const jobs = openJobs({
		database,
		log,
		works,
		// A process that answers no requests sees the owner's changes too.
		before: ({ db, now }) => shellAt(db, now),
	})
	const { publicUrl } = config
	const mailer = createMailer({
		settings: config.mail,
		isDemo: config.demo,
		jobs,
		words: mailWordsNow,
		shopOf: async (inner) => ({ ...(await shellNow(inner)), publicUrl }),
	})
	const sender = { publicUrl }
	const messenger: Messenger = {
		mail: (inner, { kind, ...facts }) => mailer.sendMail(inner, authMail(kind, facts, sender)),
		sms: (inner, { phone, code, language }) =>
			mailer.sendSms(inner, { phone: `+${phone}`, text: authSms({ code, publicUrl }, language) }),
	}
	// A demo without a mail server sends support requests to its own inbox, like all its mail.
	const shownTo = config.demo && config.mail.openMail === null ? specShop.email : null
	const dependencies = {
		...mailer,
		sender,
		supportTo: config.mail.supportTo ?? shownTo,
		hasMailServer: config.mail.openMail !== null,
		keepsMails: config.mail.openMail === null && !config.demo,
	}
	const { promise: firstAttempt, resolve: resolveFirstAttempt } = Promise.withResolvers<void>()
	return {
		jobs,
		mailer,
		messenger,
		dependencies,
		firstAttempt,
		resolveFirstAttempt,
		stopping: new AbortController(),
	}
}

type StartParts = Pick<Background, 'jobs' | 'mailer' | 'resolveFirstAttempt' | 'stopping'>

async function tryToStart({ jobs, mailer }: StartParts, database: Database, log: Logger): Promise<void> {
	const facts = { db: database.db, now: new Date(), actor: visitor, requestId: 'start', log }
	if (!jobs.isReady()) await jobs.start()
	await mailer.start(facts)
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * Call it once the shop accepts requests: visitors need not wait for the queue. A failed start is retried, with pauses
 * that double up to a minute. Resolves when the work has started or was stopped.
 */
export async function startBackground(
	background: StartParts,
	{ database, log, pauseMs = firstPauseMs }: { database: Database; log: Logger; pauseMs?: number },
): Promise<void> {
	const { signal } = background.stopping
	for (let wait = pauseMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
		try {
			await tryToStart(background, database, log)
			return
		} catch (failure) {
			log.error({ err: failure, nextTryMs: wait }, 'background work not started, to be tried again')
		} finally {
			background.resolveFirstAttempt()
		}
		// An aborted pause ends the loop.
		await pause(wait, undefined, { signal }).catch(() => undefined)
	}
}

/** @param started the promise from `startBackground` */
export async function stopBackground(
	{ jobs, mailer, stopping }: Background,
	started: Promise<void>,
): Promise<void> {
	stopping.abort()
	await started
	await jobs.stop()
	mailer.close()
}
