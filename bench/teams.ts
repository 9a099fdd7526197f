// A coach's order for 25 and 100 players and the school's approval, on both engines, with everything that they trigger:
// approval, proof, jobs, ledger and mails.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { approve } from '../src/approvals/service/decide.server.ts'
import { submitBulk } from '../src/bulk-orders/service/submit.server.ts'
import {
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
	type TestTeam,
} from '../tests/factories/bulk-orders.ts'
import type { Database } from '../src/database/client.server.ts'
import type { ServiceContext } from '../src/database/context.server.ts'
import { approvals } from '../src/approvals/tables.ts'
import { proofQueue } from '../src/designs/service/proofs.server.ts'
import { openJobs } from '../src/jobs/service.server.ts'
import { visitor } from '../src/kit/roles.ts'
import { createMailer } from '../src/mail/service/mail.server.ts'
import { newBuyer, statementsOf } from '../tests/factories/orders.ts'
import { openTestSelling } from '../tests/factories/payments.ts'
import { orderSubscribers } from '../src/app/modules.ts'
import { onBothEngines } from './engines.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'

const sizes = [25, 100]
const rounds = 30
/** Of the median of the largest order, and of the 95th percentile of the yes to it. */
const limits = { orderMs: 40, yesMs: 300 }

type Timed = { statements: number; ms: number[] }
type TeamShop = { selling: ReturnType<typeof openTestSelling>; csr: ServiceContext }

/** The dependencies as the server wires them; no mails are sent and no proofs drawn here. */
async function openTeamShop(database: Database, context: ServiceContext): Promise<TeamShop> {
	const selling = openTestSelling(context)
	const jobs = openJobs({ database, log: context.log, works: false })
	const mailer = createMailer({
		settings: { openMail: null, openSms: null, supportTo: null },
		isDemo: true,
		jobs,
	})
	jobs.work(proofQueue, { run: () => Promise.resolve() })
	await jobs.start()
	selling.orders.sendMail = mailer.sendMail
	const listeners = orderSubscribers({
		...selling.orders,
		supportTo: 'desk@example.test',
		orderProof: (inner, order) => jobs.send(inner, proofQueue, { data: order }),
		payments: selling.dependencies,
	})
	selling.orders.onPlaced.push(...listeners.onPlaced)
	selling.orders.onMoved.push(...listeners.onMoved)
	return { selling, csr: await newBuyer(context, ['csr']) }
}

/** Places one order. The cart is loaded before the clock starts, as the page already shows it. */
async function ordered({ selling }: TeamShop, { coach, portalId }: TestTeam, into: Timed): Promise<string> {
	await loadedCart(coach, portalId)
	const submission = await submissionOf(coach, portalId)
	const dependencies = { payments: selling.dependencies, files: memoryStore() }
	const startedAt = performance.now()
	const statements = await statementsOf(async () => {
		const done = await submitBulk(coach, dependencies, submission)
		if (done.kind !== 'submitted') throw new Error(JSON.stringify(done).slice(0, 300))
	})
	into.ms.push(performance.now() - startedAt)
	into.statements = statements
	const [row] = await coach.db
		.select({ id: approvals.id })
		.from(approvals)
		.where(eq(approvals.status, 'pending'))
	return row?.id ?? ''
}

async function decided({ selling, csr }: TeamShop, approvalId: string, into: Timed): Promise<void> {
	const dependencies = { orders: selling.orders, supportTo: null, orderProof: () => Promise.resolve() }
	const startedAt = performance.now()
	into.statements = await statementsOf(() => approve(csr, dependencies, approvalId))
	into.ms.push(performance.now() - startedAt)
}

const p95 = (times: readonly number[]) =>
	times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

type Bar = { text: string; holds: (times: readonly number[]) => boolean }

const findingOf = (what: string, measured: readonly Timed[], bar: Bar): Finding => {
	const statements = new Set(measured.map((one) => one.statements))
	const figures = measured.map(({ ms }) => `${median(ms).toFixed(0)} (95 %: ${p95(ms).toFixed(0)})`)
	return {
		what,
		measured: `${figures.join(' / ')} ms, ${[...statements].join(' / ')} statements`,
		bar: `${sizes.at(-1)} players ${bar.text}, statements constant`,
		holds: statements.size === 1 && bar.holds(measured.at(-1)?.ms ?? []),
	}
}

async function measureEngine(database: Database): Promise<Finding[]> {
	const context: ServiceContext = {
		db: database.db,
		now: new Date(),
		actor: visitor,
		requestId: randomUUID(),
		log: pino({ level: 'silent' }),
	}
	const shop = await openTeamShop(database, context)
	const [submitted, approved]: Timed[][] = [[], []]
	for (const players of sizes) {
		const team = await newTeam(context, { players, isDesigned: true, stock: 1_000_000, marginBp: 1_000 })
		const [placing, deciding]: [Timed, Timed] = [
			{ statements: 0, ms: [] },
			{ statements: 0, ms: [] },
		]
		for (let round = -60; round < rounds; round += 1) {
			// As in bench/orders.ts.
			if (round === 0) await database.db.execute('analyze')
			const discarded: Timed = { statements: 0, ms: [] }
			const approvalId = await ordered(shop, team, round < 0 ? discarded : placing)
			await decided(shop, approvalId, round < 0 ? discarded : deciding)
		}
		submitted?.push(placing)
		approved?.push(deciding)
	}
	const of = `${sizes.join(' / ')} players, ${database.engine === 'postgresql' ? 'PostgreSQL' : 'embedded engine'}`
	return [
		findingOf(`A bulk order for ${of}, two garments each`, submitted ?? [], {
			text: `≤ ${limits.orderMs} ms`,
			holds: (times) => median(times) <= limits.orderMs,
		}),
		findingOf(`The yes to it, with a job for every line, ${of}`, approved ?? [], {
			text: `≤ ${limits.yesMs} ms at the 95th percentile`,
			holds: (times) => p95(times) <= limits.yesMs,
		}),
	]
}

export const measureTeams = (): Promise<Finding[]> => onBothEngines(measureEngine)
