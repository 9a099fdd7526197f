import { assetOfLogo } from '#designs/rules/checks/logos.ts'
import { furtherMethods, type Cloth } from '#designs/rules/elements.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { DecorationTable } from '#pricing/components/decoration-table.tsx'
import { decorationMethodNames, decorationPrice } from '#pricing/rules/decorations.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { useEditorState } from '../../editor/context.tsx'
import { ElementRow } from './element-row.tsx'
import { FurtherDecorations } from './further-decorations.tsx'
import { Disclosure, PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type OfCloth = { cloth: Cloth; prices: PriceList }

/** All decoration prices that the cloth takes, in a closed disclosure. */
export const PriceTables = ({ cloth, prices }: OfCloth) => (
	<Disclosure summary="All decoration prices">
		<div className="mt-2 grid gap-3">
			{furtherMethods(cloth).map((method) => (
				<MethodTable key={method} {...{ method, prices }} />
			))}
		</div>
	</Disclosure>
)

const MethodTable = ({ method, prices }: { method: DecorationMethod; prices: PriceList }) => (
	<DecorationTable
		method={method}
		corner={decorationMethodNames[method]}
		caption={`${decorationMethodNames[method]}, price per unit`}
		captionHidden
		className="text-sm [&_td]:px-2! [&_th]:px-2!"
	>
		{(choice) => formatUsd(decorationPrice(choice, prices))}
	</DecorationTable>
)

type DecorationsPanelProps = Pick<PanelProps, 'elements' | 'price' | 'isLocked' | 'data'>

/** Step 5: how each printed element is made, and what that costs on one piece. */
export function DecorationsPanel({ elements, price, isLocked, data }: DecorationsPanelProps) {
	const { sublimated } = data.product
	return (
		<PanelFrame
			title="Decorations"
			lead={
				sublimated
					? 'Names, numbers and art are dyed into this garment and cost nothing more.'
					: 'Everything printed, stitched or sewn on. Prices are per piece, before the discount.'
			}
			isLocked={isLocked}
		>
			<PanelPart
				title="On your design"
				aside={!sublimated && elements.length > 0 && `${formatUsd(price.unit.decorations)} per piece`}
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
	if (elements.length === 0)
		return (
			<p className="text-[0.9375rem] text-muted">
				Nothing yet: a blank garment. Add art in step 3 or names and numbers in step 4.
			</p>
		)
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
