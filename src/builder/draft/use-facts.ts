// Price, findings and other facts of the work, recomputed in pauses after changes.
import { useMemo } from 'react'
import { pricedForDesign } from '#catalog/rules/design-size-prices.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import type { Finding } from '#designs/rules/checks/finding.ts'
import { describeDesign } from '#designs/rules/describe.ts'
import { asMade, elementsOf, withDerivedDecorations, type DesignElement } from '#designs/rules/elements.ts'
import type { BuilderData, BuilderPiece } from '#designs/views.ts'
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById, templateToWorkOn } from '#garments/templates/on-demand.ts'
import { useDescriptionLanguage } from '../components/builder-language.tsx'
import { useEditorState, useSettledConfig } from '../editor/context.tsx'
import type { ConfigsByPiece } from '../editor/store.ts'
import { usePacksOf } from '../editor/use-packs.ts'
import { priceOfPieces } from '../rules/price.ts'
import { teamOf } from '../rules/team.ts'

/** A piece of a kit, or all of a design that belongs to none. */
export type PieceFacts = Pick<BuilderPiece, 'piece' | 'product' | 'sizes'> & {
	template: GarmentTemplate
	/** As the server derives it when it saves. */
	config: DesignConfig
	elements: readonly DesignElement[]
	findings: readonly Finding[]
}

type Drawn = Omit<PieceFacts, 'elements' | 'findings'>

function drawnPieces(pieces: readonly BuilderPiece[], configs: ConfigsByPiece): Drawn[] {
	return pieces.flatMap(({ piece, product, sizes }) => {
		const config = configs[piece.id]
		const newest = templateById(product.templateId)
		if (!config || !newest) return []
		// Drafts and saved designs keep the template version they started with.
		const priced = pricedForDesign(product, config)
		return [{ piece, product: priced, sizes, config, template: templateToWorkOn(newest, config) }]
	})
}

type Known = { packs: GlyphPacks; assets: Readonly<Record<string, Asset>> }

function factsOf(drawn: Drawn, { packs, assets }: Known): PieceFacts {
	const { template, product } = drawn
	const design = { template, config: asMade(drawn.config, product), packs }
	const elements = elementsOf(design)
	const config = withDerivedDecorations(design, elements)
	const findings = checkDesign({ template, config, packs, assets, sport: product.sport })
	return { ...drawn, config, elements, findings }
}

/** Facts of every piece; those of the pieces that are not shown are computed only when a change reaches them. */
function usePieces(data: BuilderData): { pieces: PieceFacts[]; packs: GlyphPacks } {
	const shown = useSettledConfig()
	const shownId = data.piece.id
	const kit = useEditorState((state) => state.kit)
	const assets = useEditorState((state) => state.assets)
	const further = useMemo(() => drawnPieces(data.pieces, kit), [data.pieces, kit])
	const current = useMemo(() => drawnPieces([data], { [shownId]: shown }), [data, shownId, shown])
	const packs = usePacksOf([...current, ...further])
	const furtherFacts = useMemo(
		() => further.map((piece) => factsOf(piece, { packs, assets })),
		[further, packs, assets],
	)
	const currentFacts = useMemo(
		() => current.map((piece) => factsOf(piece, { packs, assets })),
		[current, packs, assets],
	)
	const pieces = useMemo(() => {
		const all = [...currentFacts, ...furtherFacts]
		return data.pieces.flatMap(({ piece: { id } }) => all.find(({ piece }) => piece.id === id) ?? [])
	}, [data.pieces, currentFacts, furtherFacts])
	return { pieces, packs }
}

/** The page's data with what the sizes of its pieces cost more in the colors that they have now. */
export function withPricesOf(data: BuilderData, { pieces }: Pick<Facts, 'pieces'>): BuilderData {
	const productOf = (id: string) => pieces.find(({ piece }) => piece.id === id)?.product
	if (data.pieces.every(({ product }) => !product.colorCents)) return data
	const [first, ...further] = data.pieces
	const priced = (one: BuilderPiece) => ({ ...one, product: productOf(one.piece.id) ?? one.product })
	return {
		...data,
		product: productOf(data.piece.id) ?? data.product,
		pieces: [priced(first), ...further.map(priced)],
	}
}

/** @param data with the piece that is shown */
export function useFacts(data: BuilderData) {
	const { pieces, packs } = usePieces(data)
	const players = useEditorState((state) => state.players)
	const { prices, roles } = data
	const shown = pieces.find(({ piece }) => piece.id === data.piece.id)
	const team = teamOf(data, shown?.config.portalId)
	const price = useMemo(
		() => priceOfPieces(pieces, { players, prices, roles, team }),
		[pieces, players, prices, roles, team],
	)
	const language = useDescriptionLanguage()
	const description = useMemo(
		() => (shown ? describeDesign({ ...shown, packs }, language).join(' ') : ''),
		[shown, packs, language],
	)
	return shown && price && { ...shown, pieces, packs, price, description }
}
export type Facts = NonNullable<ReturnType<typeof useFacts>>
