// The people who buy in a run.
import { buyRepeatedly } from './buyer.ts'
import { orderRepeatedly } from './coach.ts'
import type { Environment } from './environment.ts'
import type { Person } from './teams.ts'
import { randomFrom } from './random.ts'

export type Workload = {
	seed: number
	/** People who buy by card at the same time. */
	cards: number
	/** People who submit purchase orders at the same time; at most four. */
	purchaseOrders: number
	/** Coaches who order for a whole team at the same time. */
	coaches: number
}

/** Demo accounts that may order by school purchase order. */
const schools: readonly Person[] = ['coach', 'schooladmin', 'csr', 'admin'].map((name) => ({
	email: `${name}@demo.fieldhouse.test`,
	password: 'fieldhouse-demo',
	isNew: false,
}))

/** Everybody buys until the run is over and finishes the last purchase. */
export async function runWorkload(
	environment: Environment,
	{ seed, cards, purchaseOrders }: Workload,
): Promise<void> {
	const customer = (label: string, at: number, person: Person | null) =>
		buyRepeatedly({ environment, label, random: randomFrom(seed * 1_000 + at) }, person)
	const ofTeams = environment.teams.map((team, at) =>
		orderRepeatedly({ environment, label: `t${at + 1}`, random: randomFrom(seed * 1_000 + 500 + at) }, team),
	)
	await Promise.all([
		...ofTeams,
		...Array.from({ length: cards }, (_, at) => customer(`c${at + 1}`, at, null)),
		...schools.slice(0, purchaseOrders).map((person, at) => customer(`p${at + 1}`, cards + at, person)),
	])
}
