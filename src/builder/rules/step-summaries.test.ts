import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { stepSummaries } from './step-summaries.ts'

const template = templates['football-jersey']!
const plain = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }

test('a new design says what it is and what it lacks', () => {
	expect(stepSummaries({ template, config: DesignConfig.parse(plain), saved: null })).toEqual([
		'V-neck, three stripes, adult',
		'Navy, Athletic Gold',
		'none',
		'none',
		'none',
		'none',
		'12 pieces',
		'not made yet',
	])
})

test('a complete design has a summary for each step', () => {
	const twill = { type: 'tackle_twill', size: 'large' } as const
	const config = DesignConfig.parse({
		...plain,
		teamName: 'Wildcats',
		playerNumber: '24',
		playerName: 'Johnson',
		styles: { neck: 'crew', trim: 'none' },
		logos: [{ url: '/a.svg', placement: 'chest', x: 12, y: 15, width: 6, height: 6 }],
		decorations: [
			{ ...twill, location: 'front' },
			{ ...twill, location: 'back' },
		],
		addOns: [{ type: 'name_plate' }, { type: 'of another time' }],
		quantity: 1,
	})
	const proof = { state: 'ready', url: '/proof.pdf', failure: null, progress: null } as const
	expect(stepSummaries({ template, config, saved: { proof } })).toEqual([
		'Crew, plain, adult',
		'Navy, Athletic Gold',
		'1 logo',
		'WILDCATS · 24 · Johnson',
		'Tackle twill, 2 places',
		'Name plate',
		'1 piece',
		'ready',
	])
})
