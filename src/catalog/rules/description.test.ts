import { expect, test } from 'vitest'
import { descriptionBlocks, isSafeLink, plainDescription } from './description.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('paragraphs, lists, bold, italic and links are read', () => {
	expect(
		descriptionBlocks(
			'Light **mesh**, *very* light.\r\n\r\nMade for:\r\n- heat\r\n- _rain_\nSee [sizes](/support).',
		),
	).toEqual([
		{
			kind: 'paragraph',
			content: [
				text('Light '),
				{ kind: 'strong', text: 'mesh' },
				text(', '),
				{ kind: 'emphasis', text: 'very' },
				text(' light.'),
			],
		},
		{ kind: 'paragraph', content: [text('Made for:')] },
		{ kind: 'list', ordered: false, items: [[text('heat')], [{ kind: 'emphasis', text: 'rain' }]] },
		{
			kind: 'paragraph',
			content: [text('See '), { kind: 'link', text: 'sizes', href: '/support' }, text('.')],
		},
	])
})

test.each([
	['1. one\n2. two', 'one, two'],
	['## Title\n\nText', 'Title Text'],
	['| a | b |\n|---|---|\n| 1 | 2 |', 'a b, 1 2'],
	['<b>no</b> HTML', '<b>no</b> HTML'],
	['2 * 3 * 4', '2 * 3 * 4'],
	['Two-way mesh.', 'Two-way mesh.'],
	['', ''],
	['**Bold** [link](javascript:alert(1)) x', 'Bold link) x'],
])('%j as plain text is %j', (source, plain) => {
	expect(plainDescription(source)).toBe(plain)
})

test.each([
	['/support', true],
	['https://example.com/a?b', true],
	['http://example.com', false],
	['//example.com', false],
	['/\\example.com', false],
	['javascript:alert(1)', false],
	['data:text/html,x', false],
	['https://', false],
	['support', false],
])('the link %j is kept: %s', (href, isKept) => {
	expect(isSafeLink(href)).toBe(isKept)
	const [block] = descriptionBlocks(`[a](${href})`)
	const kinds = block?.kind === 'paragraph' ? block.content.map(({ kind }) => kind) : []
	expect(kinds.includes('link')).toBe(isKept)
})
