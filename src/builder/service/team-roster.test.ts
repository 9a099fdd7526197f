// A team's roster as players of a design, for those who manage the team.
// One engine: the statements are those of rosters and portals, tested there on both.
import { expect, test } from 'vitest'
import { saveRoster } from '#rosters/service/save.server.ts'
import { newMember, newTeam, playerOf } from '../../../tests/factories/rosters.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { teamRoster, teamsToChoose } from './team-roster.server.ts'

const { context } = await openTestDatabase({ seeded: false })

test('a coach takes the roster of an own team; players, strangers and visitors take none', async () => {
	const [team, other] = [await newTeam(context), await newTeam(context)]
	const coach = await newMember(context, 'coach', team)
	const player = await newMember(context, 'player', team)
	const stranger = await newMember(context, 'coach', other)
	const family = { parentName: 'Pat Vale', parentEmail: 'pat@example.test', grade: '9' }
	const vale = playerOf('Sam Vale', '07', { size: 'YM', printsName: false, ...family })
	await saveRoster(coach, { portalId: team.portalId, revision: 0, rows: [{ ...vale, id: null }] })

	expect((await teamsToChoose(coach)).map(({ portalId }) => portalId)).toEqual([team.portalId])
	expect(await teamRoster(coach, team.portalId)).toEqual([
		{ name: 'VALE', number: '07', size: 'YM', shortsSize: '', printsName: false },
	])
	expect(await teamsToChoose(player)).toEqual([])
	expect(await teamsToChoose(context)).toEqual([])
	await expect(teamRoster(player, team.portalId)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(teamRoster(stranger, team.portalId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(teamRoster(context, team.portalId)).rejects.toMatchObject({ code: 'not_found' })
})
