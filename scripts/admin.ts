// npm run admin -- create | grant | revoke | list | session-key: who runs the shop, from its own machine.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { operator } from '#accounts/service/roles.server.ts'
import type { AuthCall } from '#auth/parts.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { readConfig } from '#server/config.ts'
import { openIdentity } from '#server/identity.ts'
import { runCommand, WrongUse } from './admin-commands.ts'

let database: Database | undefined

/** Nothing that the commands do writes a message. */
const noMessages = { mail: async () => {}, sms: async () => {} }

async function open(): Promise<AuthCall> {
	const config = readConfig(process.env)
	if (config.databaseUrl === null && config.dataDir === 'memory')
		throw new WrongUse('DATA_DIR=memory keeps nothing: set DATABASE_URL or DATA_DIR to those of the shop.')
	database = await openDatabase({
		url: config.databaseUrl,
		folder: join(config.dataDir, 'embedded'),
		image: null,
		onError: (failure) => console.error(failure.message),
	})
	await database.migrate()
	return {
		db: database.db,
		now: new Date(),
		actor: operator,
		requestId: randomUUID(),
		log: pino({ level: 'silent' }),
		auth: await openIdentity({ config, database, messenger: noMessages }),
		client: { ip: '', userAgent: 'npm run admin' },
	}
}

/** Failures with a sentence for the operator; anything else shows its stack. */
const plainFailures = ['WrongUse', 'WrongSetting', 'DataFolderInUse', 'Refusal', 'AuthFailure']
const isWrongUse = (failure: unknown): failure is Error =>
	failure instanceof WrongUse ||
	(failure instanceof Error && 'code' in failure && /^ERR_PARSE_ARGS/.test(String(failure.code)))
const isPlain = (failure: unknown): failure is Error =>
	isWrongUse(failure) || (failure instanceof Error && plainFailures.includes(failure.name))

try {
	const lines = await runCommand(process.argv.slice(2), { open, now: new Date() })
	console.log(lines.join('\n'))
} catch (failure) {
	console.error(isPlain(failure) ? failure.message : failure)
	process.exitCode = isWrongUse(failure) ? 2 : 1
} finally {
	await database?.close()
}
