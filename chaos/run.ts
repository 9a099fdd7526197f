// One run: people buy, the shop dies, and in the end what they were told is compared with what there is.
import { lineOf } from '#checkout/service/doctor.server.ts'
import { examineShop } from '#app/doctor.server.ts'
import { startMailServer } from '../tests/factories/mail.ts'
import type { Ledger } from './attempts.ts'
import { prepare, withDatabase, type Place, type Prepared } from './database.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'
import { killOnce, type Kill } from './kills.ts'
import { runWorkload, type Workload } from './workload.ts'
import { randomFrom } from './random.ts'
import { settle } from './settle.ts'
import { chaosShop, type ChaosShop } from './shop.ts'
import { watchTraffic, type Traffic } from './traffic.ts'
import { violations } from './assertions.ts'

export type RunOptions = Workload & {
	kills: number
	/** How long what is under way may take after the run, in milliseconds; 0 looks at orders and money alone. */
	settleMs: number
}
export type RunTarget = {
	place: Place
	/** Settings of the shop beside those that a run needs. */
	settings: Record<string, string>
	say?: (word: string) => void
}
export type Outcome = {
	options: RunOptions
	engine: 'embedded' | 'postgresql'
	ledger: Ledger
	kills: Kill[]
	counts: Traffic['counts']
	tookMs: number
	settledMs: number
	snapshot: Snapshot
	/** Errors in the log of the shop. */
	failures: string[]
	violations: string[]
}

/** All buyers come from one address. */
const often = { turns: 100_000, windowMs: 60_000 }
const authLimits = {
	signUpPerIp: often,
	passwordRequestsPerIp: often,
	passwordFailuresPerIp: often,
	refreshPerIp: often,
}

const settingsOf = ({ place, settings }: RunTarget, mailPort: number): Record<string, string> => ({
	DATA_DIR: place.folder,
	DEMO: 'on',
	AUTH_LIMITS: JSON.stringify(authLimits),
	SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
	MAIL_FROM: 'Fieldhouse <hello@chaos.example>',
	...(place.url !== null && { DATABASE_URL: place.url }),
	...settings,
})

type Begun = { shop: ChaosShop; traffic: Traffic; ledger: Ledger; kills: Kill[] }

/** Resolves when the last kill is done and everybody has what they wanted. */
async function killWhileTheyBuy(
	{ shop, traffic, ledger, kills }: Begun,
	prepared: Prepared,
	{ options, say }: { options: RunOptions; say: (word: string) => void },
): Promise<void> {
	const random = randomFrom(options.seed)
	const isOver = () => kills.length >= options.kills
	const killing = async () => {
		while (!isOver()) {
			kills.push(await killOnce({ shop, traffic, random }))
			if (kills.length % 10 === 0) say(`${kills.length} kills`)
		}
	}
	const mayStayAway = options.settleMs > 0
	const environment = { shop, traffic, ledger, ...prepared, name: String(options.seed), isOver, mayStayAway }
	await Promise.all([killing(), runWorkload(environment, options)])
}

async function judged({ ledger }: Begun, place: Place, { settleMs }: RunOptions) {
	const { facts, lines } = await withDatabase(place, async (database) => ({
		facts: await takeSnapshot(database),
		lines: (await examineShop({ db: database.db, now: new Date() })).map(lineOf),
	}))
	const hadTime = settleMs > 0 ? facts : { ...facts, waiting: { events: 0, mails: 0 } }
	return {
		snapshot: facts,
		violations: [
			...violations(ledger.attempts, hadTime),
			...ledger.complaints,
			...lines.map((line) => `doctor: ${line}`),
		],
	}
}

/** The database must be new; it is filled here, and left for others to look into. */
export async function runChaos(target: RunTarget, options: RunOptions): Promise<Outcome> {
	const { place, say = () => {} } = target
	const startedAt = performance.now()
	const prepared = await prepare(place, options)
	const mails = await startMailServer()
	const shop = await chaosShop(settingsOf(target, mails.port))
	const ledger: Ledger = { attempts: [], complaints: [] }
	const begun: Begun = { shop, ledger, traffic: watchTraffic(), kills: [] }
	try {
		await shop.start()
		await killWhileTheyBuy(begun, prepared, { options, say })
		const settledMs = await settle({ shop, place, limitMs: options.settleMs, say })
		return {
			options,
			ledger,
			settledMs,
			kills: begun.kills,
			engine: place.url === null ? 'embedded' : 'postgresql',
			counts: begun.traffic.counts,
			failures: shop.failures(),
			...(await judged(begun, place, options)),
			tookMs: performance.now() - startedAt,
		}
	} finally {
		await shop.kill()
		await mails.close()
	}
}
