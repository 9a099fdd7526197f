import { assetOfLogo } from '#designs/rules/checks/logos.ts'
import { furtherMethods, type Cloth } from '#designs/rules/elements.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { DecorationTable } from '#pricing/components/decoration-table.tsx'
import { decorationMethodNames, decorationPrice } from '#pricing/rules/decorations.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { ElementRow } from './element-row.tsx'
import { FurtherDecorations } from './further-decorations.tsx'
import { Disclosure, PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type OfCloth = { cloth: Cloth; prices: PriceList }

/** All decoration prices that the cloth takes, in a closed disclosure. */
export const PriceTables = ({ cloth, prices }: OfCloth) => (
	<Disclosure summary={useBuilderTexts().fields.decorations.prices}>
		<div className="mt-2 grid gap-3">
			{furtherMethods(cloth).map((method) => (
				<MethodTable key={method} {...{ method, prices }} />
			))}
		</div>
	</Disclosure>
)

function MethodTable({ method, prices }: { method: DecorationMethod; prices: PriceList }) {
	const { fields, word } = useBuilderTexts()
	const name = word(decorationMethodNames[method])
	return (
		<DecorationTable
			{...{ method, word }}
			corner={name}
			caption={fields.decorations.priceOf(name)}
			captionHidden
			className="text-sm [&_td]:px-2! [&_th]:px-2!"
		>
			{(choice) => formatUsd(decorationPrice(choice, prices))}
		</DecorationTable>
	)
}

type DecorationsPanelProps = Pick<PanelProps, 'elements' | 'price' | 'isLocked' | 'data'>

/** Step 5: how each printed element is made, and what that costs on one piece. */
export function DecorationsPanel({ elements, price, isLocked, data }: DecorationsPanelProps) {
	const { sublimated } = data.product
	const { fields } = useBuilderTexts()
	const texts = fields.decorations
	return (
		<PanelFrame
			title={fields.titles.decorations}
			lead={sublimated ? texts.dyed : texts.lead}
			isLocked={isLocked}
		>
			<PanelPart
				title={texts.onDesign}
				aside={!sublimated && elements.length > 0 && texts.perPiece(formatUsd(price.unit.decorations))}
			>
				<Elements elements={elements} />
			</PanelPart>
			<FurtherDecorations cloth={data.product} />
			<PriceTables cloth={data.product} prices={data.prices} />
		</PanelFrame>
	)
}

function Elements({ elements }: Pick<DecorationsPanelProps, 'elements'>) {
	const assets = useEditorState((state) => state.assets)
	const texts = useBuilderTexts().fields.decorations
	if (elements.length === 0) return <p className="text-[0.9375rem] text-muted">{texts.none}</p>
	return (
		<ul className="overflow-hidden rounded-notice border border-line">
			{elements.map((element) => (
				<li key={element.id} className="border-t border-line first:border-t-0">
					<ElementRow element={element} asset={element.logo && assetOfLogo(assets, element.logo)} />
				</li>
			))}
		</ul>
	)
}
