// Operations of designing together, here on designs and links that do not exist.
import { randomUUID } from 'node:crypto'
import * as changes from '#co-design/service/change.server.ts'
import * as invite from '#co-design/service/invite.server.ts'
import * as join from '#co-design/service/join.server.ts'
import * as members from '#co-design/service/members.server.ts'
import * as presence from '#co-design/service/presence.server.ts'
import * as joined from '#co-design/service/joined.server.ts'
import * as start from '#co-design/service/start.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { testMailDependencies } from '../factories/portals.ts'
import type { Operation } from './operation.ts'

const page = () => ({ coDesignId: randomUUID(), clientId: randomUUID() })
const person = () => ({ coDesignId: randomUUID(), userId: randomUUID() })
const config = {
	...DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' }),
	schemaVersion: 2 as const,
}
const token = 'A'.repeat(43)

export const coDesignOperations: readonly Operation[] = [
	{ name: 'startTogether', run: (by) => start.startTogether(by, { designId: randomUUID(), config }) },
	{ name: 'endTogether', run: (by) => start.endTogether(by, randomUUID()) },
	{ name: 'invitationBehind', run: (by) => join.invitationBehind(by, token) },
	{ name: 'joinTogether', run: (by) => join.joinTogether(by, token) },
	{ name: 'inviteColleague', run: (by) => invite.inviteColleague(by, testMailDependencies(), person()) },
	{ name: 'removeMember', run: (by) => members.removeMember(by, person()) },
	{ name: 'restoreMember', run: (by) => members.restoreMember(by, person()) },
	{
		name: 'joinedPicture',
		run: (by, _target, { store }) =>
			joined.joinedPicture(by, store, { coDesignId: randomUUID(), version: 1 }),
	},
	{ name: 'openTogether', run: (by) => presence.openTogether(by, { ...page(), step: 0 }) },
	{
		name: 'waitForNews',
		run: (by) => presence.waitForNews(by, { ...page(), after: 0, presence: 0, step: 0 }),
	},
	{ name: 'leaveTogether', run: (by) => presence.leaveTogether(by, page()) },
	{
		name: 'changeTogether',
		run: (by) =>
			changes.changeTogether(by, {
				...page(),
				after: 0,
				sequence: 1,
				operations: [{ path: ['whole', 'quantity'], value: 1 }],
			}),
	},
]
