// Work behind the pages: the queue, the mailer on it, and what has to be done again and again.
import { purgeDeletedAccounts } from '#accounts/service/deletion.server.ts'
import type { AuthCall, AuthParts, Messenger } from '#auth/parts.server.ts'
import { resealSome } from '#auth/service/reseal.server.ts'
import { tidyUp } from '#auth/service/tidy.server.ts'
import { forgetOldCarts } from '#cart/service/join.server.ts'
import { contact } from '#content/contact.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { noData, recurring } from '#jobs/queue.ts'
import { openJobs, type Jobs } from '#jobs/service.server.ts'
import { visitor } from '#kit/roles.ts'
import { authMail, authSms } from '#mail/auth-mails.ts'
import type { MailDesk } from '#mail/context.server.ts'
import { createMailer, type Mailer } from '#mail/service.server.ts'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export type Background = { jobs: Jobs; mailer: Mailer; messenger: Messenger; desk: MailDesk }

/** Nothing runs before `startBackground`. */
export function openBackground(parts: { config: Config; database: Database; log: Logger }): Background {
	const { config, database, log } = parts
	const jobs = openJobs({ database, log })
	const mailer = createMailer({ settings: config.mail, isDemo: config.demo, jobs })
	const sender = { publicUrl: config.publicUrl }
	const messenger: Messenger = {
		mail: (inner, { kind, ...facts }) => mailer.sendMail(inner, authMail(kind, facts, sender)),
		sms: (inner, { phone, code }) =>
			mailer.sendSms(inner, { phone: `+${phone}`, text: authSms({ code, publicUrl: config.publicUrl }) }),
	}
	// A demo without a mail server shows what visitors write in its inbox, like all its mail.
	const shownTo = config.demo && config.mail.smtp === null ? contact.email : null
	const desk = { ...mailer, sender, supportTo: config.mail.supportTo ?? shownTo }
	return { jobs, mailer, messenger, desk }
}

/** What time makes due; whichever process comes first does it. */
export function scheduleUpkeep({ jobs }: { jobs: Pick<Jobs, 'schedule'> }, auth: AuthParts): void {
	const callOf = (context: ServiceContext): AuthCall => ({
		...context,
		auth,
		client: { ip: '', userAgent: 'upkeep' },
	})
	jobs.schedule({ name: 'auth.keys', data: noData, ...recurring }, '7 * * * *', {
		run: () => auth.keys.advance(),
	})
	jobs.schedule({ name: 'auth.tidy', data: noData, ...recurring }, '23 * * * *', {
		run: async (context) => {
			await tidyUp(callOf(context))
			await resealSome(callOf(context))
		},
	})
	jobs.schedule({ name: 'cart.sweep', data: noData, ...recurring }, '17 4 * * *', {
		run: async (context) => void (await forgetOldCarts(context)),
	})
	jobs.schedule({ name: 'accounts.purge', data: noData, ...recurring }, '41 3 * * *', {
		run: async (context) => void (await purgeDeletedAccounts(callOf(context))),
	})
}

/** Call it when the shop is open: visitors need not wait for the queue. */
export async function startBackground(
	{ jobs, mailer }: Background,
	{ database, log }: { database: Database; log: Logger },
): Promise<void> {
	await jobs.start()
	const context: ServiceContext = {
		db: database.db,
		now: new Date(),
		actor: visitor,
		requestId: 'start',
		log,
	}
	await mailer.start(context)
}

export async function stopBackground({ jobs, mailer }: Background): Promise<void> {
	await jobs.stop()
	mailer.close()
}
