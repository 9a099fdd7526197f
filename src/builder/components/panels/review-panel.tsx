import { roleDiscountBp } from '#pricing/rules/price-list.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'
import { Checkbox, SelectField } from '#ui/fields.tsx'
import { SalePrice } from '#ui/price.tsx'
import { useChange, useConfig } from '../../editor/context.tsx'
import { CheaperMethods } from './cheaper-part.tsx'
import { AllFindings } from './finding-list.tsx'
import { LegalityPart } from './legality-part.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { OrderPart } from './order-part.tsx'
import { QuantityField, TierTable } from './quantity-part.tsx'
import { formatUsd, percent } from '#kit/money.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { raisesFunds, type DesignPriceBreakdown, type PriceLine } from '#pricing/rules/design.ts'
import { teamOf } from '../../rules/team.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'

/** Regular prices of garments on sale, by the name of the piece. */
type Regular = ReadonlyMap<string | undefined, number>

type BreakdownProps = { price: DesignPriceBreakdown; regular: Regular }

/** The complete price: one piece or kit with its parts, then the sum as cart or team order charge it. */
function Breakdown({ price, regular }: BreakdownProps) {
	const { lines, extras, unit, checkout, unitPieces } = price
	const { ofSum } = useBuilderTexts()
	const review = useReviewTexts()
	const { price: texts } = review
	const one = unitPieces > 1 ? 'kit' : 'piece'
	return (
		<>
			<table className="figures mb-3 w-full text-left text-[0.9375rem] [&_td]:py-1.5 [&_td]:text-right [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3 [&_th]:align-top [&_th]:font-normal">
				<caption className="sr-only">{texts.caption[one]}</caption>
				<thead className="sr-only">
					<tr>
						<th scope="col">{texts.what}</th>
						<th scope="col">{texts.amount}</th>
					</tr>
				</thead>
				{[...Map.groupBy(lines, ({ piece }) => piece)].map(([piece, own]) => (
					<PieceRows key={piece ?? ''} piece={piece} lines={own} regularCents={regular.get(piece)} />
				))}
				<tbody className="border-y-2 border-dashed border-stitch">
					<tr>
						<th scope="row" className="font-semibold!">
							{texts.one[one]}
						</th>
						<td className="font-semibold">{formatUsd(unit.unit)}</td>
					</tr>
				</tbody>
				{extras.length > 0 && <Extras extras={extras} />}
			</table>
			<PriceSummary totals={checkout} wording="cart" said={ofSum} />
		</>
	)
}

/** The lines of a piece of a kit under its name, or all lines. */
type PieceRowsProps = {
	piece: string | undefined
	lines: readonly PriceLine[]
	regularCents: number | undefined
}

function PieceRows({ piece, lines, regularCents }: PieceRowsProps) {
	const { word, ofSum } = useBuilderTexts()
	const review = useReviewTexts()
	const all = Math.max(...lines.map(({ count }) => count))
	return (
		<tbody>
			{piece !== undefined && (
				<tr>
					<th scope="rowgroup" colSpan={2} className="pt-3! font-semibold!">
						{word(piece)}
					</th>
				</tr>
			)}
			{rowsOf(lines).map(({ line, key }) => (
				<tr key={key}>
					<th scope="row" className={piece === undefined ? '' : 'pl-3'}>
						{ofSum(line.label)}
						{line.count < all && (
							<span className="text-muted">{` · ${review.price.onSome(line.count, all)}`}</span>
						)}
					</th>
					<td>
						<SalePrice
							cents={line.unitCents}
							regularCents={line.kind === 'base' ? regularCents : undefined}
							struck="text-muted"
						/>
					</td>
				</tr>
			))}
		</tbody>
	)
}

/** What larger sizes cost more, beside the price of one. */
function Extras({ extras }: Pick<DesignPriceBreakdown, 'extras'>) {
	const { word, ofSum } = useBuilderTexts()
	const review = useReviewTexts()
	return (
		<tbody>
			{rowsOf(extras).map(({ line, key }) => (
				<tr key={key}>
					<th scope="row">
						{[line.piece && word(line.piece), ofSum(line.label)].filter(Boolean).join(', ')}
						<span className="text-muted">{` · ${review.price.each(line.count)}`}</span>
					</th>
					<td>{`+${formatUsd(line.unitCents)}`}</td>
				</tr>
			))}
		</tbody>
	)
}

/** Decorations may have equal labels; the line index identifies them. */
const rowsOf = (lines: readonly PriceLine[]) =>
	lines.map((line, index) => ({ line, key: `${index} ${line.label}` }))

const regularOf = (pieces: PanelProps['pieces']): Regular =>
	new Map(
		pieces.flatMap(({ piece, product: { regularCents } }) =>
			regularCents === undefined ? [] : [[pieces.length > 1 ? piece.name : undefined, regularCents] as const],
		),
	)

type ReviewPanelProps = Pick<
	PanelProps,
	'data' | 'template' | 'packs' | 'price' | 'pieces' | 'isLocked' | 'actions' | 'busy'
> & { isChanged: boolean }

/** Step 7: quantity, price with its breakdown, and the findings of the checks. */
export function ReviewPanel(props: ReviewPanelProps) {
	const { data, price, pieces, isLocked } = props
	const { price: texts } = useReviewTexts()
	return (
		<PanelFrame
			title={texts.title}
			isLocked={isLocked}
			tail={
				<>
					<OrderPart {...props} />
					<LegalityPart {...props} />
					<PanelPart title={texts.checks} aside={texts.neverStop}>
						<AllFindings pieces={pieces} step={6} isLocked={isLocked} />
					</PanelPart>
				</>
			}
		>
			<QuantityField isLocked={isLocked} isKit={pieces.length > 1} />
			<PanelPart title={texts.costs}>
				<TeamChoice data={data} />
				<Breakdown price={price} regular={regularOf(pieces)} />
				<RoleDiscount {...{ data, price }} />
				<TermsNote data={data} />
				<CheaperMethods {...{ data, pieces, isLocked }} />
			</PanelPart>
			<PanelPart title={texts.moreSaves}>
				<TierTable {...{ price, isLocked }} />
			</PanelPart>
			<PanelPart title={texts.fundraising}>
				<Fundraising data={data} />
			</PanelPart>
		</PanelFrame>
	)
}

/** Names the discount that applies: the larger of the two, never both. Spec §9. */
function RoleDiscount({ data, price }: Pick<ReviewPanelProps, 'data' | 'price'>) {
	const { discount } = useReviewTexts().price
	const bp = roleDiscountBp(data, data.prices)
	if (bp === 0) return null
	const held = heldDiscountBp(price.totals)
	const which = price.totals.adjustments.some(({ kind }) => kind === 'role')
		? 'larger'
		: held === bp
			? 'equal'
			: 'smaller'
	return <p className="mt-2 text-label text-muted">{discount[which](percent(bp))}</p>
}

/** For people with a team portal: whose terms the price has. */
function TeamChoice({ data }: Pick<ReviewPanelProps, 'data'>) {
	const { portalId } = useConfig()
	const change = useChange()
	const { price: texts } = useReviewTexts()
	if (data.teams.length === 0) return null
	const team = teamOf(data, portalId)
	return (
		<SelectField
			label={texts.priceFor}
			name="portal"
			className="mb-3"
			value={team?.id ?? ''}
			hint={team || portalId === '' ? undefined : texts.chooseTeam}
			options={[
				...data.teams.map(({ id, name, season }) => ({ value: id, label: `${name}, ${season}` })),
				{ value: '', label: texts.noTeam },
			]}
			onChange={({ target }) => change((config) => ({ ...config, portalId: target.value }))}
		/>
	)
}

/** What a team order has in place of a cart's shipping and tax. */
function TermsNote({ data }: Pick<ReviewPanelProps, 'data'>) {
	const { terms } = useReviewTexts().price
	const team = teamOf(data, useConfig().portalId)
	if (!team) return null
	return <p className="mt-2 text-label text-muted">{terms(team.name, team.isTaxExempt)}</p>
}

function Fundraising({ data }: Pick<ReviewPanelProps, 'data'>) {
	const { fundraisingEnabled, portalId } = useConfig()
	const change = useChange()
	const bp = teamOf(data, portalId)?.fundraisingBp ?? 0
	const { price: texts } = useReviewTexts()
	const added = texts.adds(percent(bp))
	const { product } = data
	const isSpirit = product.sport === 'spirit'
	if (raisesFunds(product, null))
		return (
			<p className="text-label text-muted">
				{bp > 0 ? `${added} ${texts.always(isSpirit)}` : texts.inPortals(isSpirit)}
			</p>
		)
	return (
		<Checkbox
			label={texts.raise}
			name="fundraising"
			checked={fundraisingEnabled}
			hint={bp > 0 ? added : texts.raiseHint}
			onChange={({ target }) => change((config) => ({ ...config, fundraisingEnabled: target.checked }))}
		/>
	)
}
