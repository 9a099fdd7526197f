import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { measureLettering } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { sharedArea } from '#placement/boxes.ts'
import { withTeamName } from './team-name.ts'

const config = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f4b41a', playerNumber: '12' })

const named = (id: string, change: Partial<DesignConfig> = {}) => {
	const template = templates[id]
	if (!template) throw new Error(`No garment called ${id}`)
	const given = { ...config, ...change }
	const packs = packsFor({ ...given, teamName: 'FALCONS' }, template)
	return { template, packs, config: withTeamName(given, { template, packs, teamName: 'FALCONS' }) }
}

test.each([
	['a jersey gets the name', 'soccer-jersey', {}, 'FALCONS'],
	['a hoodie gets the name', 'hoodie', {}, 'FALCONS'],
	['the name that it prints stays', 'soccer-jersey', { teamName: 'OWLS' }, 'OWLS'],
	['shorts stay without one', 'basketball-shorts', {}, ''],
	['pants have no place for one', 'football-pants', {}, ''],
])('%s', (_what, id, change, teamName) => {
	expect(named(id, change).config.teamName).toBe(teamName)
})

test('letters that lie where the name would be keep their place alone', () => {
	const up = { lettering: { places: { number: { front: { downIn: -4 } } } } } as const
	expect(named('soccer-jersey', DesignConfig.parse({ ...config, ...up })).config.teamName).toBe('')
})

test('on every garment the name lies clear of all other letters', () => {
	for (const id of Object.keys(templates)) {
		const { template, packs, config: worn } = named(id, { playerName: 'RODRIGUEZ' })
		for (const { id: view } of template.views) {
			const letters = measureLettering({ template, config: worn, view, packs })
			for (const own of letters.filter(({ slot }) => slot === 'team'))
				for (const other of letters.filter(({ slot }) => slot !== 'team'))
					expect(sharedArea(own.box, other.box), id).toBe(0)
		}
	}
})
