// npm run bench [-- --only pages,lists,goals,start,sessions,proofs,proof-service,builder,roster,coach-grid,large,orders,product-files,teams,worn,worn-view,design-together,scale,lighthouse]
// [--minutes 2] [--hundredths 100] [--keep] [--write-plans]:
// measures the speed promises as ratios in one run.
import { parseArgs } from 'node:util'
import { measureBuilder } from './builder.ts'
import { measureTogether } from './design-together.ts'
import { measureCoachGrid } from './coach-grid.ts'
import { machine, tableOf, type Finding } from './report.ts'
import { measureGoals } from './goals.ts'
import { measureLarge } from './large.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { measureProductFiles } from './product-files.ts'
import { measureProofService } from './proof-service.ts'
import { measureProofs } from './proofs.ts'
import { measureRoster } from './roster.ts'
import { measureScale } from './scale.ts'
import { manySignUps, measureSessions } from './sessions.ts'
import { openShop, type Shop } from './shop.ts'
import { measureStart } from './start.ts'
import { measureTeams } from './teams.ts'
import { measureWorn } from './worn.ts'
import { measureWornView } from './worn-view.ts'

type Measurement =
	| {
			name: string
			settings?: Record<string, string>
			run: (shop: Shop) => Promise<Finding[]>
	  }
	/** Sets up its own databases or processes. */
	| { name: string; runAlone: () => Promise<Finding[]> }

const measurements: readonly Measurement[] = [
	{ name: 'pages', run: measurePages },
	{ name: 'lists', run: measureLists },
	{ name: 'goals', runAlone: measureGoals },
	{ name: 'start', runAlone: measureStart },
	{ name: 'sessions', settings: manySignUps, run: measureSessions },
	{ name: 'proofs', runAlone: measureProofs },
	{ name: 'proof-service', run: measureProofService },
	{ name: 'builder', run: measureBuilder },
	{ name: 'roster', run: measureRoster },
	{ name: 'coach-grid', run: measureCoachGrid },
	{ name: 'large', runAlone: measureLarge },
	{ name: 'orders', runAlone: measureOrders },
	{ name: 'product-files', runAlone: measureProductFiles },
	{ name: 'teams', runAlone: measureTeams },
	{ name: 'worn', runAlone: measureWorn },
	{ name: 'worn-view', run: measureWornView },
	{
		name: 'design-together',
		// Pictures drawn ahead of visitors would count as the cost of the open pages.
		settings: { DRAW_AHEAD: 'off' },
		run: (shop) => measureTogether(shop, Number(values.minutes)),
	},
	{
		name: 'scale',
		runAlone: () =>
			measureScale({
				hundredths: Number(values.hundredths),
				isKept: values.keep,
				writesPlans: values['write-plans'],
			}),
	},
	// Pictures drawn ahead of visitors would compete with the browser; those of a page are drawn for its first audit.
	{ name: 'lighthouse', settings: { DRAW_AHEAD: 'off' }, run: measureLighthouse },
]

const { values } = parseArgs({
	options: {
		only: { type: 'string' },
		minutes: { type: 'string', default: '2' },
		hundredths: { type: 'string', default: '100' },
		keep: { type: 'boolean', default: false },
		'write-plans': { type: 'boolean', default: false },
	},
})
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !measurements.some((measurement) => measurement.name === name)) ?? []
if (unknown.length > 0) {
	console.error(
		`No such measurement: ${unknown.join(', ')}. There are ${measurements.map(({ name }) => name).join(', ')}.`,
	)
	process.exit(1)
}

async function findingsOf(measurement: Measurement): Promise<Finding[]> {
	if ('runAlone' in measurement) return measurement.runAlone()
	const { settings = {}, run } = measurement
	const shop = await openShop({ settings })
	try {
		return await run(shop)
	} finally {
		await shop.stop()
	}
}

const findings: Finding[] = []
for (const measurement of measurements) {
	if (wanted && !wanted.includes(measurement.name)) continue
	console.log(`Measuring ${measurement.name} …`)
	const found = await findingsOf(measurement)
	for (const { what, measured, holds } of found)
		console.log(`  ${holds ? 'holds ' : 'MISSED'} ${what}: ${measured}`)
	findings.push(...found)
}
console.log(`\n${machine()}, ${new Date().toISOString().slice(0, 10)}\n\n${tableOf(findings)}`)
// A measurement may leave a timer or a connection that would keep this process.
process.exit(findings.every(({ holds }) => holds) ? 0 : 1)
