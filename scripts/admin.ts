// npm run admin -- COMMAND: manages staff, orders and jobs from the shop's own machine.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { operator } from '#accounts/service/roles.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { openProofs } from '#designs/module.ts'
import { openFiles } from '#files/module.ts'
import { offerExtraSports } from '#sports/sports.ts'
import { readConfig, type Config } from '#app/config.ts'
import { openWebhooks } from '#webhooks/module.ts'
import { openJobs, type Jobs } from '#jobs/service.server.ts'
import { createMailer } from '#mail/service/mail.server.ts'
import { openIdentity } from '#app/identity.ts'
import { orderSubscribers, registerJobs, type SubscriberParts } from '#app/modules.ts'
import { openPayments, paymentQueues, shareSecretOf } from '#payments/module.ts'
import { openPictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { mailWordsNow } from '#shop-settings/service/mails.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { runCommand } from './admin-commands.ts'
import { runJobCommand } from './job-commands.ts'
import { runOrderCommand, type OrderShop } from './order-commands.ts'
import { isOrderCommand } from './order-arguments.ts'
import { WrongUse } from './wrong-use.ts'

let database: Database | undefined
let jobs: Jobs | undefined

/** The commands about people send no messages. */
const noMessages = { mail: async () => {}, sms: async () => {} }

const log = pino({ level: 'silent' })

async function openData(): Promise<{ config: Config; database: Database; migrations: number }> {
	const config = readConfig(process.env)
	offerExtraSports(config.extraSports)
	if (config.databaseUrl === null && config.dataDir === 'memory')
		throw new WrongUse('DATA_DIR=memory keeps nothing: set DATABASE_URL or DATA_DIR to those of the shop.')
	database = await openDatabase({
		url: config.databaseUrl,
		folder: join(config.dataDir, 'embedded'),
		image: null,
		onError: (failure) => console.error(failure.message),
		onMigration: console.error,
	})
	const migrations = await database.migrate()
	await shellNow({ db: database.db, now: new Date() })
	return { config, database, migrations }
}

const contextOf = ({ db }: Database): ServiceContext => ({
	db,
	now: new Date(),
	actor: operator,
	requestId: randomUUID(),
	log,
})

async function open(): Promise<AuthCall> {
	const opened = await openData()
	return {
		...contextOf(opened.database),
		auth: await openIdentity({ ...opened, messenger: noMessages }),
		client: { ip: '', userAgent: 'npm run admin' },
	}
}

/** Mails and refunds are only queued here; the running shop sends them. */
async function openShop(): Promise<OrderShop> {
	const { config, database: data } = await openData()
	jobs = openJobs({ database: data, log, works: false })
	const mailer = createMailer({ settings: config.mail, isDemo: config.demo, jobs, words: mailWordsNow })
	const auth = await openIdentity({ config, database: data, messenger: noMessages })
	const files = openFiles(config)
	const proofs = openProofs(jobs, files, openPictureRenderer(data, config))
	const { sendMail, sendMails, sendTexts } = mailer
	const dependencies = { sendMail, sendMails, sendTexts, sender: { publicUrl: config.publicUrl } }
	const secretFor = (purpose: string) => auth.vault.mac(purpose, '')
	const listening: SubscriberParts = {
		...dependencies,
		shareSecret: shareSecretOf(secretFor),
		supportTo: config.mail.supportTo,
		orderProof: proofs.order,
		payments: paymentQueues(jobs),
	}
	const payments = openPayments({
		config,
		database: data,
		jobs,
		mail: dependencies,
		subscribers: orderSubscribers(listening),
		secretFor,
		log,
	})
	const webhooks = openWebhooks({ auth, jobs, config })
	registerJobs(jobs, { auth, mail: dependencies, files, proofs, payments, webhooks })
	await jobs.start()
	return { context: contextOf(data), dependencies: payments.dependencies, listening }
}

async function openQueue(): Promise<Jobs> {
	const opened = await openData()
	jobs = openJobs({ database: opened.database, log, works: false })
	await jobs.start()
	return jobs
}

function run(args: readonly string[]): Promise<string[]> {
	if (args[0] === 'jobs') return runJobCommand(args, openQueue)
	return isOrderCommand(args[0])
		? runOrderCommand(args, openShop)
		: runCommand(args, { open, migrate: async () => (await openData()).migrations, now: new Date() })
}

/** Failures with a message for the operator; all others show their stack. */
const plainFailures = ['WrongUse', 'WrongSetting', 'DataFolderInUse', 'Refusal', 'AuthFailure']
const isWrongUse = (failure: unknown): failure is Error =>
	failure instanceof WrongUse ||
	(failure instanceof Error && 'code' in failure && /^ERR_PARSE_ARGS/.test(String(failure.code)))
const isPlain = (failure: unknown): failure is Error =>
	isWrongUse(failure) || (failure instanceof Error && plainFailures.includes(failure.name))

try {
	const lines = await run(process.argv.slice(2))
	console.log(lines.join('\n'))
} catch (failure) {
	console.error(isPlain(failure) ? failure.message : failure)
	process.exitCode = isWrongUse(failure) ? 2 : 1
} finally {
	await jobs?.stop()
	await database?.close()
}
