// Operations of a person on designs and logos, here on such that do not exist.
import { randomUUID } from 'node:crypto'
import { newSeasonPlan, startNewSeason } from '#builder/service/new-season.server.ts'
import { removeLogo } from '#files/service/files.server.ts'
import type { Operation } from './operation.ts'

export const designOperations: readonly Operation[] = [
	{ name: 'newSeasonPlan', run: (by) => newSeasonPlan(by, randomUUID()) },
	{
		name: 'startNewSeason',
		run: (by) => startNewSeason(by, { designId: randomUUID(), year: null, withPlayers: false }),
	},
	{
		name: 'removeLogo',
		run: (by) => removeLogo(by, { userId: by.actor.userId, visitorKey: null }, randomUUID()),
	},
]
