import { Link } from 'react-router'
import { sizeCentsOf } from '#catalog/rules/size-prices.ts'
import { sizeOfPiece } from '#designs/rules/kit.ts'
import { piecesOf, pieceOf } from '#designs/rules/players.ts'
import { formatUsd } from '#kit/money.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { Notice } from '#ui/notice.tsx'
import { Table } from '#ui/table.tsx'
import type { SavedDesign } from '#designs/views.ts'
import type { Players } from '../../../rules/players.ts'
import { usePlayerMarks } from '../players/use-player-marks.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useReviewTexts } from '../../review-language.ts'
import type { PanelProps } from '../props.ts'
import { CartForm } from './cart-form.tsx'

type PlayersOrderProps = Pick<PanelProps, 'data' | 'pieces' | 'packs' | 'actions'> & {
	saved: SavedDesign
	players: Players
}

const toPlayers = { search: '?step=3' }

/** A line for each player and piece. The server computes the same prices again. */
export function PlayersOrder(props: PlayersOrderProps) {
	const { data, players, saved, actions } = props
	const { order: texts } = useReviewTexts()
	const errors = usePlayerMarks(props).filter((own) => own.some(({ tone }) => tone === 'error')).length
	const isKit = data.pieces.length > 1
	const units = piecesOf(players)
	const pieces = texts.pieces(units * data.pieces.length)
	const kits = texts.kits(units)
	const unit = isKit ? 'kit' : 'piece'
	return (
		<CartForm
			{...{ saved, actions }}
			intent="add-players"
			button={texts.addCount(isKit ? kits : pieces)}
			isBlocked={errors > 0}
		>
			{errors > 0 && (
				<Notice tone="warning">
					{`${texts.toFix(errors)} `}
					<Link to={toPlayers} preventScrollReset className="font-bold underline">
						{texts.toPlayers}
					</Link>
				</Notice>
			)}
			<Table
				caption={texts.caption[unit]}
				captionHidden
				className="max-h-80 overflow-y-auto [&_td]:px-2.5! [&_th]:px-2.5!"
			>
				<thead>
					<tr>
						<th scope="col">{texts.who[unit]}</th>
						<th scope="col">{texts.size}</th>
						<th scope="col" className="text-right">
							{texts.price}
						</th>
					</tr>
				</thead>
				{linesByPlayer(players, data).map(({ key, lines }) => (
					<PlayerLines key={key} {...{ lines, isKit }} />
				))}
			</Table>
			<p className="text-label text-muted">{texts.sum(isKit ? kits : texts.lines(players.length), pieces)}</p>
		</CartForm>
	)
}

type PlayerLinesProps = { lines: ReturnType<typeof linesOf>; isKit: boolean }

/** A player's line, or of a kit the lines of their pieces under the player. */
function PlayerLines({ lines, isKit }: PlayerLinesProps) {
	const { word } = useBuilderTexts()
	const review = useReviewTexts()
	const label = labelOf(lines) || review.order.nothingPersonal
	return (
		<tbody>
			{isKit && (
				<tr>
					<th scope="rowgroup" colSpan={3} className="pb-1! wrap-anywhere">
						{label}
					</th>
				</tr>
			)}
			{lines.map(({ id, name, size, quantity, unitCents }) => (
				<tr key={id} className={isKit ? 'border-t-0! [&>*]:py-1! last:[&>*]:pb-2.5!' : undefined}>
					<th scope="row" className="font-normal wrap-anywhere">
						{isKit ? word(name) : label}
					</th>
					<td>{size || '–'}</td>
					<td className="figures text-right whitespace-nowrap">{`${quantity} × ${formatUsd(unitCents)}`}</td>
				</tr>
			))}
		</tbody>
	)
}

/** What any of the player's pieces prints; empty for nothing. */
function labelOf(lines: ReturnType<typeof linesOf>): string {
	const number = lines.map(({ printed }) => printed.playerNumber).find(Boolean)
	const name = lines.map(({ printed }) => printed.playerName).find(Boolean)
	return [number && `#${number}`, name].filter(Boolean).join(' ')
}

type Kit = Pick<PlayersOrderProps['data'], 'pieces' | 'prices'>

/** Players may share name and number; the row index identifies them. */
const linesByPlayer = (players: Players, kit: Kit) =>
	players.map((player, at) => ({ key: `${at} ${player.number}`, lines: linesOf(player, kit) }))

const linesOf = (player: Players[number], { pieces, prices }: Kit) =>
	pieces.map(({ piece: { id, name }, product, config }, at) => {
		const printed = { ...pieceOf(config, player), quantity: 1 }
		const size = sizeOfPiece(player, id, at)
		const baseCents = product.baseCents + sizeCentsOf(product.sizeCents, size)
		return {
			id,
			name,
			printed,
			size,
			quantity: player.quantity,
			unitCents: designPrice({ baseCents, config: printed, prices, roles: [] }).unit.unit,
		}
	})
