import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { fieldAttributes, fieldBox, FieldError } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { useChange, useChangeText, useConfig, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { quantityIn, withQuantity } from './design-edits.ts'
import { useTyped } from './value-fields.tsx'
import { formatUsd } from '#kit/money.ts'
import { messages } from '#designs/messages.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'
import type { DesignPriceBreakdown, TierPrice } from '#pricing/rules/design.ts'
import { Table } from '#ui/table.tsx'

type TierTableProps = { price: DesignPriceBreakdown; isLocked: boolean }

const range = ({ from, to }: TierPrice) => (to === undefined ? `${from}+` : `${from}–${to}`)

/** Price per piece in every quantity tier, and the total of an order at its minimum. */
export function TierTable({ price, isLocked }: TierTableProps) {
	const change = useChange()
	const isFixed = useEditorState((state) => state.players.length > 0)
	const { fields, said } = useBuilderTexts()
	const texts = fields.quantity
	const heads = [texts.pieces, texts.save, price.unitPieces > 1 ? texts.perKit : texts.perPiece, texts.total]
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{price.next && (
				<p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-notice border border-warning-line bg-warning-surface py-2 pr-2 pl-3.5 text-on-warning-surface">
					<strong>{said(moreToSave(price.next, price.unitPieces))}</strong>
					{!isLocked && !isFixed && (
						<Button
							variant="outline"
							size="small"
							onClick={() => change((config) => withQuantity(config, nextQuantity(price)))}
						>
							{texts.makeIt(nextQuantity(price))}
						</Button>
					)}
				</p>
			)}
			<Table caption={texts.prices} captionHidden className="[&_td]:px-2.5! [&_th]:px-2.5!">
				<thead>
					<tr>
						{heads.map((head, column) => (
							<th key={head} scope="col" className={column > 0 ? 'text-right' : undefined}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{price.tiers.map((tier) => (
						<tr
							key={tier.from}
							aria-current={tier.isCurrent ? 'true' : undefined}
							className="aria-[current]:bg-selected aria-[current]:font-bold aria-[current]:text-on-selected aria-[current]:hover:bg-selected!"
						>
							<th scope="row" className="whitespace-nowrap">
								{range(tier)}
							</th>
							<td className="text-right">{tier.bp > 0 ? `${tier.bp / 100} %` : '–'}</td>
							<td className="text-right">{formatUsd(tier.perPieceCents)}</td>
							<td className="text-right whitespace-nowrap">
								{formatUsd(tier.totalCents)}
								<span className="block text-xs font-normal opacity-80">{texts.forPieces(tier.pieces)}</span>
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</div>
	)
}

/** "6 more to save 5 %"; of kits the pieces are named, because they count. */
export const moreToSave = (
	{ unitsMore, bp }: NonNullable<DesignPriceBreakdown['next']>,
	unitPieces: number,
) => `${unitsMore} more ${unitPieces > 1 ? 'pieces ' : ''}to save ${bp / 100} %`

/** Garments, or whole kits, that hold at least so many pieces. */
export const quantityFor = (
	pieces: number,
	{ unitPieces }: Pick<DesignPriceBreakdown, 'unitPieces'>,
): number => Math.ceil(pieces / unitPieces)

const nextQuantity = (price: DesignPriceBreakdown): number =>
	quantityFor(price.quantity + (price.next?.unitsMore ?? 0), price)

/** Number of pieces. Spec §5: at least 1; anything but a number becomes 1. */
export function QuantityField({ isLocked, isKit }: { isLocked: boolean; isKit: boolean }) {
	const players = useEditorState((state) => state.players.length)
	return players > 0 ? <PlayersQuantity {...{ players, isKit }} /> : <FreeQuantity {...{ isLocked, isKit }} />
}

/** The pieces of the players are the quantity. */
function PlayersQuantity({ players, isKit }: { players: number; isKit: boolean }) {
	const { quantity } = useConfig()
	const texts = useBuilderTexts().fields.quantity
	return (
		<div>
			<p className="mb-1.5 text-label font-semibold">{isKit ? texts.kits : texts.quantity}</p>
			<p className="display figures text-[1.75rem] leading-none">{quantity}</p>
			<p className="mt-1.5 text-label text-muted">
				{`${isKit ? texts.kitsOf(players) : texts.piecesOf(players)} `}
				<Link to={{ search: '?step=3' }} preventScrollReset className="font-semibold text-primary underline">
					{texts.changePlayers}
				</Link>
			</p>
		</div>
	)
}

function FreeQuantity({ isLocked, isKit }: { isLocked: boolean; isKit: boolean }) {
	const { quantity } = useConfig()
	const { fields, said } = useBuilderTexts()
	const texts = fields.quantity
	const error = said(messages.tooManyPieces)
	const change = useChange()
	const changeText = useChangeText()
	const { text, isWrong, type, leave } = useTyped<number>({
		value: quantity,
		format: String,
		parse: quantityIn,
		onValue: (next) => changeText('quantity', (config) => withQuantity(config, next)),
	})
	const step = (by: 1 | -1) => change((config) => withQuantity(config, config.quantity + by))
	return (
		<div>
			<label htmlFor="quantity" className="mb-1.5 block text-label font-semibold">
				{isKit ? texts.kits : texts.quantity}
			</label>
			<div className="flex gap-2">
				<Button
					variant="outline"
					size="icon"
					aria-label={texts.fewer}
					disabled={isLocked || quantity <= 1}
					onClick={() => step(-1)}
				>
					<Icon name="minus" size={18} />
				</Button>
				<input
					inputMode="numeric"
					autoComplete="off"
					value={text}
					onChange={(event) => type(event.target.value)}
					onBlur={leave}
					{...fieldAttributes({ name: 'quantity', error: isWrong ? error : undefined })}
					className={`${fieldBox} display figures max-w-36 py-0! text-center text-[1.75rem]! leading-none`}
				/>
				<Button
					variant="outline"
					size="icon"
					aria-label={texts.more}
					disabled={isLocked || quantity >= mostPieces}
					onClick={() => step(1)}
				>
					<Icon name="plus" size={18} />
				</Button>
			</div>
			{isWrong && (
				<FieldError id="quantity-error">
					{error}{' '}
					<a href="/support" target="_blank" rel="noreferrer" className="underline">
						{texts.support}
					</a>
				</FieldError>
			)}
		</div>
	)
}
