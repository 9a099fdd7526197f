// Players with their garments: as a strip in the list, as a sheet on an approval's page.
import { LinePicture } from '#orders/components/line-picture.tsx'
import type { PlayerView } from '../views.ts'

const isSomebody = ({ playerName, playerNumber }: PlayerView) => playerName !== '' || playerNumber !== ''

function PlayerCopy({ player }: { player: PlayerView }) {
	const { playerName, playerNumber, size, quantity } = player
	return (
		<>
			<p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 leading-tight">
				{playerNumber !== '' && <span className="display figures text-lg leading-none">#{playerNumber}</span>}
				<span className="max-w-full text-sm font-semibold break-words">
					{isSomebody(player) ? playerName : 'No name'}
				</span>
			</p>
			<p className="figures text-label text-muted">
				Size {size}
				{quantity > 1 && `, ${quantity} ×`}
			</p>
		</>
	)
}

/** The first players in a row that scrolls by itself. */
export function PlayerStrip({
	players,
	lines,
	href,
	label,
}: {
	players: readonly PlayerView[]
	/** Number of lines of the whole order. */
	lines: number
	/** Address of the page with all players. */
	href: string
	label: string
}) {
	const more = lines - players.length
	return (
		<ul
			aria-label={label}
			tabIndex={0}
			className="-mx-1 flex gap-3 overflow-x-auto px-1 pb-1.5 [scrollbar-width:thin]"
		>
			{players.map((player) => (
				<li key={player.position} className="grid w-24 shrink-0 content-start gap-1 sm:w-28">
					<LinePicture picture={player.picture} className="w-full" />
					<PlayerCopy player={player} />
				</li>
			))}
			{more > 0 && (
				<li className="w-24 shrink-0 sm:w-28">
					<a
						href={href}
						className="grid aspect-4/5 place-content-center rounded-control border-2 border-dashed border-stitch text-center text-primary hover:bg-well"
					>
						<span className="display figures text-2xl leading-none">+{more}</span>
						<span className="text-label font-semibold">more</span>
					</a>
				</li>
			)}
		</ul>
	)
}

/** All players of a page, with pictures large enough to read their names. */
export const PlayerSheet = ({ players }: { players: readonly PlayerView[] }) => (
	<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
		{players.map((player) => (
			<li key={player.position} className="grid min-w-0 content-start gap-1.5">
				<LinePicture picture={player.picture} className="w-full" />
				<PlayerCopy player={player} />
				<p className="text-label break-words text-muted">{player.made}</p>
			</li>
		))}
	</ul>
)
