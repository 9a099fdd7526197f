import { expect, test } from 'vitest'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import { packsFor } from './packs.server.ts'
import { withItsPrintAreas } from './print-places.ts'
import { DesignConfig } from './schemas.ts'
import type { GarmentTemplate } from './template.ts'
import { templates, templateToWorkOn } from './templates/index.ts'

const designed = (sleeve: string, logos: object[] = []) =>
	DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		teamName: 'Owls',
		styles: { sleeve },
		logos,
	})

const idsOf = ({ views }: GarmentTemplate) =>
	views.flatMap(({ id, placements }) => placements.map((placement) => `${id} ${placement.id}`))

const sleeveless = Object.values(templates).filter(({ styles }) =>
	styles.some(({ id, options }) => id === 'sleeve' && options.some((option) => option.id === 'none')),
)

test.each(sleeveless)(
	'$id: without sleeves there is no print area on them, and all others stay',
	(template) => {
		const [sleeved, none] = ['', 'none'].map((sleeve) => withItsPrintAreas(template, designed(sleeve)))
		expect(sleeved).toBe(template)
		expect(idsOf(none!)).toEqual(idsOf(template).filter((id) => !/^(left|right) /.test(id)))
		expect(withItsPrintAreas(template, designed('none'))).toBe(none)
	},
)

test('some garments have no sleeves by choice', () => expect(sleeveless.length).toBeGreaterThanOrEqual(3))

test('art on a sleeve that the design no longer has is named, never dropped', () => {
	const newest = templates['lacrosse-jersey']!
	const sleeve = newest.views.find(({ id }) => id === 'left')!
	const { area } = sleeve.placements[0]!
	const art = {
		id: 'flag',
		url: '/files/flag.svg',
		placement: 'left-sleeve',
		view: 'left',
		x: area.x / sleeve.pxPerInch,
		y: area.y / sleeve.pxPerInch,
		width: 3,
		height: 2,
	}
	const findings = (chosen: string) => {
		const config = designed(chosen, [art])
		const template = templateToWorkOn(newest, { ...config, templateVersion: newest.version })
		return checkDesign({ template, config, packs: packsFor(config, template), assets: {}, sport: 'lacrosse' })
	}
	const found = (chosen: string) => findings(chosen).filter(({ id }) => id === 'outside-flag')
	expect(found('short')).toEqual([])
	expect(found('none')).toMatchObject([
		{ severity: 'strong', message: expect.stringContaining('has no print area') },
	])
})
