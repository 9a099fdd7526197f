import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { frameOf } from '#garments/logos.ts'
import { measureLettering } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { boundsOf, sharedArea } from '#placement/boxes.ts'
import { isPrintable } from '#placement/print-areas.ts'
import { isLargeEnough } from '#placement/units.ts'
import { withTeamLogo } from './team-logo.ts'

const config = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f4b41a',
	teamName: 'WILDCATS',
	playerNumber: '12',
	playerName: 'RODRIGUEZ',
})
const logo = { id: '00000000-0000-4000-8000-000000000001', url: '/files/x.png', width: 400, height: 400 }

test('on every garment the logo lies in a print area, clear of letters and art, or is not placed', () => {
	const all = Object.values(templates)
	const placed = all.flatMap((template) => {
		const packs = packsFor(config, template)
		const once = withTeamLogo(config, { template, packs, logo })
		const [crest] = once.logos
		if (!crest) return []
		const view = template.views.find(({ id }) => id === crest.view)!
		const box = boundsOf(frameOf(crest))
		expect(isPrintable(view, box), template.id).toBe(true)
		expect(isLargeEnough(frameOf(crest), view), template.id).toBe(true)
		for (const letter of measureLettering({ template, config, view: view.id, packs }))
			expect(sharedArea(letter.box, box), template.id).toBe(0)
		// The place is taken now.
		const twice = withTeamLogo(once, { template, packs, logo })
		for (const other of twice.logos.slice(1).filter((one) => one.view === crest.view))
			expect(sharedArea(boundsOf(frameOf(other)), box), template.id).toBe(0)
		return template.id
	})
	expect(placed.length).toBeGreaterThan(all.length / 2)
})
