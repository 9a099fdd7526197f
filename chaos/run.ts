// One run: people buy, the shop is killed, and what it acknowledged is then compared with the database.
import { startMailServer } from '../tests/factories/mail.ts'
import type { Ledger } from './attempts.ts'
import { backUpOnce, type BackupRun } from './backups.ts'
import { prepare, type Place, type Prepared } from './database.ts'
import { inspect, type Snapshot } from './snapshot.ts'
import { killOnce, type Kill } from './kills.ts'
import { runWorkload, type Workload } from './workload.ts'
import { randomFrom } from './random.ts'
import { settle } from './settle.ts'
import { chaosShop, type ChaosShop } from './shop.ts'
import { watchTraffic, type Traffic } from './traffic.ts'
import { violations } from './assertions.ts'

export type RunOptions = Workload & {
	kills: number
	/** Number of backups taken during the run. */
	backups: number
	/** How long unfinished work may take after the run, in milliseconds; 0 checks only orders and money. */
	settleMs: number
}
export type RunTarget = {
	place: Place
	/** Settings of the shop besides those that a run needs. */
	settings: Record<string, string>
	log?: (word: string) => void
}
export type Outcome = {
	options: RunOptions
	engine: 'embedded' | 'postgresql'
	ledger: Ledger
	kills: Kill[]
	backups: BackupRun[]
	counts: Traffic['counts']
	tookMs: number
	settledMs: number
	snapshot: Snapshot
	/** Errors in the shop's log. */
	failures: string[]
	violations: string[]
}

/** All buyers come from one address. */
const highLimit = { turns: 100_000, windowMs: 60_000 }
const authLimits = {
	signUpPerIp: highLimit,
	passwordRequestsPerIp: highLimit,
	passwordFailuresPerIp: highLimit,
	refreshPerIp: highLimit,
}

export const settingsOf = ({ place, settings }: RunTarget, mailPort: number): Record<string, string> => ({
	DATA_DIR: place.folder,
	DEMO: 'on',
	AUTH_LIMITS: JSON.stringify(authLimits),
	SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
	MAIL_FROM: 'Fieldhouse <hello@chaos.example>',
	...(place.url !== null && { DATABASE_URL: place.url }),
	...settings,
})

type RunState = { shop: ChaosShop; traffic: Traffic; ledger: Ledger; kills: Kill[]; backups: BackupRun[] }

/** Resolves when the last kill and backup are done and all buyers have finished. */
async function disturbWhileTheyBuy(
	{ shop, traffic, ledger, kills, backups }: RunState,
	prepared: Prepared,
	{ place, options, log }: { place: Place; options: RunOptions; log: (word: string) => void },
): Promise<void> {
	const random = randomFrom(options.seed)
	const isOver = () => kills.length >= options.kills && backups.length >= options.backups
	const killing = async () => {
		while (kills.length < options.kills) {
			kills.push(await killOnce({ shop, traffic, random }))
			if (kills.length % 10 === 0) log(`${kills.length} kills`)
		}
	}
	const backingUp = async () => {
		while (backups.length < options.backups) {
			backups.push(await backUpOnce({ place, traffic, ledger, random }))
			log(`${backups.length} backups`)
		}
	}
	const mayStayAway = options.settleMs > 0
	const environment = { shop, traffic, ledger, ...prepared, name: String(options.seed), isOver, mayStayAway }
	await Promise.all([killing(), backingUp(), runWorkload(environment, options)])
}

async function assess({ ledger, backups }: RunState, place: Place, { settleMs }: RunOptions) {
	const { snapshot, findings } = await inspect(place)
	const hadTime = settleMs > 0 ? snapshot : { ...snapshot, waiting: { events: 0, mails: 0 } }
	return {
		snapshot,
		violations: [
			...violations(ledger.attempts, hadTime),
			...ledger.complaints,
			...findings.map((line) => `doctor: ${line}`),
			...backups.flatMap((backup) => backup.violations),
		],
	}
}

/** The database must be new. The run fills it and leaves it for inspection. */
export async function runChaos(target: RunTarget, options: RunOptions): Promise<Outcome> {
	const { place, log = () => {} } = target
	const startedAt = performance.now()
	const prepared = await prepare(place, options)
	const mails = await startMailServer()
	const shop = await chaosShop(settingsOf(target, mails.port))
	const ledger: Ledger = { attempts: [], complaints: [] }
	const state: RunState = { shop, ledger, traffic: watchTraffic(), kills: [], backups: [] }
	try {
		await shop.start()
		await disturbWhileTheyBuy(state, prepared, { place, options, log })
		const settledMs = await settle({ shop, place, limitMs: options.settleMs, log })
		return {
			options,
			ledger,
			settledMs,
			kills: state.kills,
			backups: state.backups,
			engine: place.url === null ? 'embedded' : 'postgresql',
			counts: state.traffic.counts,
			failures: shop.failures(),
			...(await assess(state, place, options)),
			tookMs: performance.now() - startedAt,
		}
	} finally {
		await shop.kill()
		await mails.close()
	}
}
