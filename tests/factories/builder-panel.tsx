// A step of the builder as markup, for tests.
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { BuilderLanguage } from '#builder/components/builder-language.tsx'
import type { BuilderActions } from '#builder/components/panels/props.ts'
import { panelScripts, type StepPanelProps } from '#builder/components/panels/panel-scripts.tsx'
import { StepPanel } from '#builder/components/panels/step-panel.tsx'
import { EditorProvider } from '#builder/editor/context.tsx'
import { PricesContext } from '#builder/editor/prices.tsx'
import type { SizeCents } from '#catalog/rules/size-prices.ts'
import { createEditor, type StepIndex } from '#builder/editor/store.ts'
import { teamOf, termsOf } from '#builder/rules/team.ts'
import { elementsOf } from '#designs/rules/elements.ts'
import type { BuilderData, BuilderPiece, SavedDesign } from '#designs/views.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templates } from '#garments/templates/index.ts'
import type { PageLanguage } from '#kit/language.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { wildcats } from './designs/wildcats.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

await Promise.all(Object.values(panelScripts).map(({ prepare }) => prepare()))

const asset = {
	id: 'c5a0a1b0-5f0e-4a55-9d0e-0d5e3d5d1a11',
	url: '/files/design-assets/u/1.svg',
	kind: 'vector' as const,
	name: 'wildcat.svg',
	width: 100,
	height: 80,
	inks: [
		{ hex: '#f2b21b', share: 0.7 },
		{ hex: '#8b1e2d', share: 0.3 },
	],
	warnings: [],
}

export const config = DesignConfig.parse({
	...wildcats,
	logos: [
		{ id: 'l1', url: asset.url, assetId: asset.id, placement: 'chest', x: 12, y: 15, width: 6, height: 6 },
	],
	decorations: [{ type: 'screen', location: 'front', size: 'large' }],
	addOns: [{ type: 'name_plate' }],
	quantity: 24,
})

export const plainConfig = {
	...config,
	playerName: '',
	playerNumber: '',
	decorations: [],
	addOns: [],
	logos: [],
}

export const saved: SavedDesign = {
	id: 'd1',
	version: 2,
	locked: false,
	sceneHash: 'a'.repeat(24),
	versions: [2, 1].map((version) => ({
		version,
		savedAt: '2026-11-21T08:00:00Z',
		restoredFrom: null,
		total: 100,
	})),
	proof: { state: 'none', url: null, failure: null, progress: null },
	shares: [
		{
			id: 's1',
			version: 1,
			url: 'https://shop.example/s1',
			allowsComments: false,
			createdAt: '2026-11-21T08:00:00Z',
		},
	],
}

const idle = () => {}
export const actions: BuilderActions = {
	upload: () => Promise.resolve(asset),
	noUploads: null,
	removeLogo: () => Promise.resolve(),
	onSave: idle,
	onMakeProof: idle,
	onShare: idle,
	onMakeLink: idle,
	onRevoke: idle,
	onAllowComments: idle,
	onRestore: idle,
	onCompare: idle,
	onCopy: idle,
	notify: idle,
}

type Shown = Partial<StepPanelProps> &
	Partial<Pick<BuilderData, 'saved' | 'players' | 'teams' | 'teamId' | 'gallery' | 'logos'>> & {
		templateId?: string
		/** Its texts must be loaded. */
		language?: PageLanguage
		/** A kit of jersey and plain pants. */
		isKit?: boolean
		/** Of the jersey. */
		design?: DesignConfig
		/** What a size costs more. */
		sizeCents?: SizeCents
		/** The piece of the kit that is edited. */
		piece?: 'jersey' | 'pants'
	}

const sizes = [
	{ size: 'M', isAvailable: true },
	{ size: 'L', isAvailable: false },
]

const colorways = [{ id: 'c1', name: 'Navy and gold', primary: '#14284f', secondary: '#f2b21b' }]

const productOf = (
	{ id: templateId, sport }: GarmentTemplate,
	sizeCents: SizeCents | undefined,
): BuilderPiece['product'] => ({
	id: 'p1',
	brand: 'Gridiron',
	model: 'Pro Game Jersey',
	sport,
	kind: 'Jersey',
	templateId,
	baseCents: 4_900,
	pictureHash: null,
	...(sizeCents && { sizeCents }),
	sublimated: false,
	colorways,
})

/** The markup of a step. */
export function panel(
	step: StepIndex,
	{ templateId = 'football-jersey', language = 'en', saved: stored = saved, ...shown }: Shown = {},
) {
	const {
		players = [],
		teams = [],
		teamId = null,
		gallery = [],
		isKit = false,
		logos = { own: [], teams: [] },
		...rest
	} = shown
	const { piece = 'jersey', design = config, sizeCents } = shown
	const template = templates[templateId]
	const view = template?.views[0]
	if (!template || !view) throw new Error(`There is no garment ${templateId}`)
	const configs = { jersey: design, ...(isKit && { pants: plainConfig }) }
	const editor = createEditor({ piece, configs, players, assets: [asset], view: view.id })
	editor.getState().show({ selection: 'l1' })
	const jersey: BuilderPiece = {
		piece: { id: 'jersey', name: 'Jersey' },
		product: productOf(template, sizeCents),
		starts: { pictured: design, plain: design, gallery: null },
		config: design,
		gallery,
		sizes,
	}
	const pants: BuilderPiece = {
		...jersey,
		piece: { id: 'pants', name: 'Pants' },
		product: { ...jersey.product, kind: 'Pants', baseCents: 3_000 },
		config: plainConfig,
	}
	const pieces: BuilderData['pieces'] = [jersey, ...(isKit ? [pants] : [])]
	const data: BuilderData = {
		sold: jersey.product,
		pieces,
		...(piece === 'pants' ? pants : jersey),
		askedStart: null,
		saved: stored,
		players,
		together: null,
		isDraft: false,
		baseVersion: 2,
		assets: [asset],
		logos,
		userId: 'u1',
		roles: ['coach'],
		prices: specPrices,
		teams,
		teamId,
	}
	const price = designPrice({
		prices: specPrices,
		baseCents: 4_900,
		sport: template.sport,
		config: design,
		roles: data.roles,
		...termsOf(teamOf(data, design.portalId)),
	})
	const elements = elementsOf({ template, config: design })
	const props = {
		data,
		template,
		elements,
		packs: {},
		price,
		findings: [],
		pieces: pieces.map((one) => ({ ...one, template, elements, findings: shown.findings ?? [] })),
		actions,
		busy: {},
		isLocked: false,
	}
	return renderToString(
		<MemoryRouter>
			<BuilderLanguage value={language}>
				<PricesContext value={data.prices}>
					<EditorProvider editor={editor}>
						<StepPanel {...{ ...props, step, isChanged: false, comments: [], ...rest }} />
					</EditorProvider>
				</PricesContext>
			</BuilderLanguage>
		</MemoryRouter>,
	)
}

/** Fields without an enclosing label, a `for` label or an `aria-label`. */
export function nameless(markup: string): string[] {
	let depth = 0
	return (markup.match(/<\/?(?:label|input|select|textarea)\b[^>]*>/g) ?? []).filter((tag) => {
		if (tag.startsWith('<label')) depth += 1
		if (tag === '</label>') depth -= 1
		if (/^<\/?label/.test(tag) || tag.startsWith('</')) return false
		const id = / id="([^"]*)"/.exec(tag)?.[1]
		if (tag.includes('type="hidden"')) return false
		return depth === 0 && !tag.includes('aria-label') && !markup.includes(`for="${id}"`)
	})
}

/** What is read in the markup, line by line; labels and titles of elements included. */
export const linesOf = (markup: string): string[] =>
	markup
		.replaceAll('<!-- -->', '')
		.replaceAll(/ (?:aria-label|title|placeholder)="([^"]*)"/g, '>$1<x')
		.replaceAll(/<[^>]*>/g, '\n')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
