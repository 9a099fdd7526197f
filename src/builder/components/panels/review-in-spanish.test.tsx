// Players, review and proof in Spanish: nothing of their tables is left in English, and each finding is said in Spanish.
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedComment } from '#comments/views.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import type { SavedDesign } from '#designs/views.ts'
import { templates } from '#garments/templates/index.ts'
import type { PageLanguage } from '#kit/language.ts'
import { EditorProvider } from '../../editor/context.tsx'
import { createEditor, type StepIndex } from '../../editor/store.ts'
import { builderTexts } from '../../rules/texts/builder-languages.ts'
import { englishReview } from '../../rules/texts/english-review.ts'
import { englishStarts } from '../../rules/texts/english-starts.ts'
import { BuilderLanguage } from '../builder-language.tsx'
import { CommentsPart } from './comments-part.tsx'
import {
	config,
	linesOf,
	nameless,
	panel,
	plainConfig,
	saved,
} from '../../../../tests/factories/builder-panel.tsx'

await builderTexts.load('es')

const players = [
	{ name: 'Rivera', number: '7', size: 'M', sizes: { pants: 'L' }, quantity: 2 },
	{ name: '', number: '777', size: '', sizes: { pants: '' }, quantity: 1 },
]
const comment: ListedComment = {
	id: 'c1',
	number: 3,
	version: 1,
	name: 'Ana',
	place: 'Front: left chest',
	at: { piece: '', view: 'front', xIn: 10, yIn: 10 },
	text: 'Más grande',
	isResolved: false,
	answers: 2,
} as unknown as ListedComment
const template = templates['football-jersey']!
const findings = checkDesign({
	template,
	config: { ...config, playerNumber: '100', secondaryColor: config.primaryColor },
	packs: {},
	assets: {},
	sport: 'football',
})
const team = {
	id: 't1',
	name: 'Hawks',
	season: '2027',
	fundraisingBp: 500,
	isTaxExempt: true,
} as unknown as NonNullable<NonNullable<Parameters<typeof panel>[1]>['teams']>[number]
const proofOf = (part: Partial<SavedDesign['proof']>): SavedDesign => ({
	...saved,
	proof: { ...saved.proof, ...part },
})

type Shown = NonNullable<Parameters<typeof panel>[1]>
const states: Record<string, readonly [StepIndex, Shown]> = {
	players: [3, { players }],
	'players of a kit': [3, { players, isKit: true }],
	'no players': [3, { design: plainConfig }],
	gallery: [
		0,
		{
			gallery: [{ id: 'g', name: 'Blaze', pictureHash: 'a'.repeat(24), zones: {}, styles: {} }],
			isKit: true,
		},
	],
	review: [6, { findings, teams: [team], teamId: 't1', sizeCents: { L: 200 } }],
	'review of a kit': [6, { findings, isKit: true, players }],
	'review of blank pieces': [6, { design: plainConfig, sizeCents: { L: 200 } }],
	'order of players': [6, { players, teams: [team] }],
	'not saved': [6, { saved: null }],
	'a locked review': [6, { isLocked: true, templateId: 'hockey-jersey' }],
	proof: [7, { findings }],
	'a proof in the making': [
		7,
		{ saved: proofOf({ state: 'making', progress: { step: 'front', percent: 40 } }) },
	],
	'a proof that failed': [
		7,
		{
			saved: proofOf({
				state: 'failed',
				failure: 'The proof could not be made. Please try again; if it fails again, write to us.',
			}),
		},
	],
	'a proof that is ready': [7, { saved: proofOf({ state: 'ready', url: '/proof.pdf' }), isChanged: true }],
}

/** Also what functions answer, with numbers as samples. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value === 'function') return [1, 2].flatMap((sample) => textsOf(value(sample, sample)))
	return Object.values(value ?? {}).flatMap(textsOf)
}
const english = new Set([
	...textsOf(englishReview),
	...textsOf(englishStarts),
	...findings.flatMap(({ message, fix }) => [message, ...(fix ? [fix.label] : [])]),
])
// Also of the fields, which have their own test.
for (const label of ['Number', 'Kits', 'Pieces']) english.delete(label)

test.each(Object.entries(states))('%s: no text of the tables is in English', (_name, [step, shown]) => {
	const markup = panel(step, { ...shown, language: 'es' })
	expect([...new Set(linesOf(markup))].filter((line) => english.has(line))).toEqual([])
	expect(nameless(markup)).toEqual([])
	expect(linesOf(panel(step, shown)).filter((line) => english.has(line)).length).toBeGreaterThan(0)
})

test('findings, their severity and their fixes are said in Spanish', () => {
	const markup = panel(6, { findings, language: 'es' })
	for (const text of [
		'El color principal y el secundario son idénticos',
		'El número 100 no se permite en el fútbol americano escolar',
		'Ponerla de color blanco liso',
		'Advertencia',
		'Visitante: no se permite, porque',
	])
		expect(markup).toContain(text)
})

test('comments, with their places', () => {
	const [view] = template.views
	const editor = createEditor({
		piece: '',
		configs: { '': config },
		players: [],
		assets: [],
		view: view?.id ?? 'front',
	})
	const markupOf = (language: PageLanguage, comments: readonly ListedComment[]) => {
		const part = (
			<BuilderLanguage value={language}>
				<EditorProvider editor={editor}>
					<CommentsPart {...{ saved, comments }} pieces={[{ piece: { id: '' }, template }] as never} />
				</EditorProvider>
			</BuilderLanguage>
		)
		const router = createMemoryRouter([{ path: '/', element: part }])
		return renderToString(<RouterProvider router={router} />)
	}
	const some = [
		comment,
		{ ...comment, id: 'c2', isResolved: true, version: 2, at: { ...comment.at, piece: 'x' } },
	]
	const markups = [markupOf('es', some), markupOf('es', [])]
	expect(markups.flatMap(linesOf).filter((line) => english.has(line))).toEqual([])
	for (const text of ['1 abierto de 2', 'Comentario 3, Ana, Frente: ', 'su lugar ya no está en la prenda'])
		expect(markups[0]).toContain(text)
	expect(linesOf(markupOf('en', some)).filter((line) => english.has(line)).length).toBeGreaterThan(0)
})

test('names of finished designs are marked as English', () => {
	const [step, shown] = states['gallery']!
	expect(panel(step, { ...shown, language: 'es' })).toMatch(/<span lang="en-US"[^>]*>Blaze<\/span>/)
	expect(panel(step, shown)).not.toMatch(/<span lang="en-US"[^>]*>Blaze/)
})
