// A process that runs background work and serves no requests: any number of them on one PostgreSQL.
import { startBackground } from './background.ts'
import type { Config } from './config.ts'
import { closeShop, openHouse } from './main.ts'

export type RunningWorker = { stop: () => Promise<void> }

/** Resolves when jobs are running. @throws the driver's error when PostgreSQL does not answer */
export async function startWorker(config: Config): Promise<RunningWorker> {
	const house = await openHouse({ config, image: null, prepare: async () => {}, works: true })
	const begun = startBackground(house.background, house)
	let stopped: Promise<void> | null = null
	const stop = () => (stopped ??= closeShop(house, begun))
	await begun
	house.log.info('worker ready')
	return { stop }
}
