import { Link } from 'react-router'
import { piecesOf, pieceOf } from '#designs/rules/players.ts'
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { Notice } from '#ui/notice.tsx'
import { Table } from '#ui/table.tsx'
import type { SavedDesign } from '#designs/views.ts'
import type { Players } from '../../../rules/players.ts'
import { usePlayerMarks } from '../players/use-player-marks.ts'
import type { PanelProps } from '../props.ts'
import { CartForm } from './cart-form.tsx'

type PlayersOrderProps = Pick<PanelProps, 'data' | 'template' | 'packs' | 'actions'> & {
	saved: SavedDesign
	players: Players
}

const toPlayers = { search: '?step=3' }

/** A line for each player. The server computes the same prices again. */
export function PlayersOrder(props: PlayersOrderProps) {
	const { data, players, saved, actions } = props
	const errors = usePlayerMarks(props).filter((own) => own.some(({ tone }) => tone === 'error')).length
	const pieces = piecesOf(players)
	return (
		<CartForm
			{...{ saved, actions }}
			intent="add-players"
			button={`Add ${counted(pieces, 'piece')} to cart`}
			isBlocked={errors > 0}
		>
			{errors > 0 && (
				<Notice tone="warning">
					{`${counted(errors, 'player')} to fix first. `}
					<Link to={toPlayers} preventScrollReset className="font-bold underline">
						Go to the players
					</Link>
				</Notice>
			)}
			<Table
				caption="One line for each player"
				captionHidden
				className="max-h-80 overflow-y-auto [&_td]:px-2.5! [&_th]:px-2.5!"
			>
				<thead>
					<tr>
						<th scope="col">Player</th>
						<th scope="col">Size</th>
						<th scope="col" className="text-right">
							Price
						</th>
					</tr>
				</thead>
				<tbody>
					{linesOf(players, data).map(({ key, label, size, quantity, unitCents }) => (
						<tr key={key}>
							<th scope="row" className="font-normal wrap-anywhere">
								{label}
							</th>
							<td>{size || '–'}</td>
							<td className="figures text-right">{`${quantity} × ${formatUsd(unitCents)}`}</td>
						</tr>
					))}
				</tbody>
			</Table>
			<p className="text-label text-muted">
				{`${counted(players.length, 'line')}, ${counted(pieces, 'piece')}. A piece pays for what is printed on it; the discount for quantity comes off in your cart.`}
			</p>
		</CartForm>
	)
}

/** Players may share name and number; the row index identifies them. */
const linesOf = (players: Players, { config, product }: PlayersOrderProps['data']) =>
	players.map((player, at) => {
		const piece = { ...pieceOf(config, player), quantity: 1 }
		const printed = [piece.playerNumber && `#${piece.playerNumber}`, piece.playerName].filter(Boolean)
		return {
			key: `${at} ${player.number}`,
			label: printed.join(' ') || 'Nothing personal',
			size: player.size,
			quantity: player.quantity,
			unitCents: designPrice({ baseCents: product.baseCents, config: piece, roles: [] }).unit.unit,
		}
	})
