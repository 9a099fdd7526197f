import { memo, useId, type ComponentProps, type KeyboardEvent } from 'react'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { Prints } from '#garments/personalization.ts'
import { fieldBox } from '#ui/fields.tsx'
import type { PlayerMark } from '../../../rules/player-marks.ts'
import { RemoveButton } from '../panel.tsx'
import { useTyped } from '../value-fields.tsx'
import { PlayerPicture } from './player-picture.tsx'

export type RowActions = {
	/** Changes part of a player; `isTyped` joins letters typed without a pause to one step of undo. */
	edit: (at: number, part: Partial<DesignPlayer>, isTyped?: boolean) => void
	remove: (at: number) => void
	preview: (at: number) => void
	/** Moves to the same field of the next player; behind the last one a new player is added. */
	goOn: (at: number, field: string) => void
}

type PlayerRowProps = Omit<ComponentProps<typeof PlayerPicture>, 'player'> & {
	player: DesignPlayer
	at: number
	prints: Prints
	sizes: readonly { size: string; isAvailable: boolean }[]
	marks: readonly PlayerMark[]
	isShown: boolean
	actions: RowActions
}

const box = `${fieldBox} min-w-0 px-2! py-1.5!`

const quantityIn = (text: string): number | undefined =>
	/^\d{1,3}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined

/** A player: picture, number, name, size and pieces, with what is wrong with them. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
	const { player, at, prints, sizes, marks, isShown, actions, ...drawn } = props
	const notes = useId()
	return (
		<li
			aria-label={`Player ${at + 1}`}
			className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-2"
		>
			<button
				type="button"
				aria-pressed={isShown}
				aria-label={`Show player ${at + 1} on the garment`}
				onClick={() => actions.preview(at)}
				className="rounded-control border border-transparent hover:border-ink aria-pressed:border-primary aria-pressed:bg-success-surface"
			>
				<PlayerPicture {...drawn} player={player} />
			</button>
			<PlayerFields {...{ player, at, prints, sizes, marks, actions, notes }} />
			<RemoveButton title={`player ${at + 1}`} onClick={() => actions.remove(at)} />
			{marks.length > 0 && (
				<ul id={notes} className="col-span-full mt-1 grid gap-0.5 text-label">
					{marks.map(({ tone, message }) => (
						<li key={message} className={tone === 'error' ? 'font-semibold text-danger' : 'text-body'}>
							{message}
						</li>
					))}
				</ul>
			)}
		</li>
	)
})

type PlayerFieldsProps = Pick<PlayerRowProps, 'player' | 'at' | 'prints' | 'sizes' | 'marks' | 'actions'> & {
	/** Id of the row's notes. */
	notes: string
}

function PlayerFields({ player, at, prints, sizes, marks, actions, notes }: PlayerFieldsProps) {
	const own = (field: string, what: string) => ({
		name: `player-${field}-${at}`,
		'aria-label': `${what} of player ${at + 1}`,
		'data-player-field': `${field}-${at}`,
		'aria-describedby': marks.length > 0 ? notes : undefined,
		autoComplete: 'off',
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
			event.preventDefault()
			actions.goOn(at, field)
		},
	})
	return (
		<div className="grid min-w-0 gap-1.5">
			<div className="flex gap-1.5">
				{prints.number && (
					<input
						value={player.number}
						maxLength={10}
						inputMode="numeric"
						placeholder="No."
						onChange={({ target }) => actions.edit(at, { number: target.value }, true)}
						className={`${box} figures w-14! shrink-0 text-center`}
						{...own('number', 'Number')}
					/>
				)}
				{prints.name ? (
					<input
						value={player.name}
						maxLength={60}
						placeholder="Name"
						onChange={({ target }) => actions.edit(at, { name: target.value }, true)}
						className={box}
						{...own('name', 'Name')}
					/>
				) : (
					<span className="min-w-0 self-center truncate text-label text-muted">{player.name}</span>
				)}
			</div>
			<div className="flex items-center gap-1.5">
				<SizeSelect
					sizes={sizes}
					value={player.size}
					onChange={({ target }) => actions.edit(at, { size: target.value })}
					{...own('size', 'Size')}
				/>
				<span aria-hidden="true" className="text-muted">
					×
				</span>
				<Pieces
					value={player.quantity}
					onValue={(quantity) => actions.edit(at, { quantity }, true)}
					{...own('quantity', 'Pieces')}
				/>
			</div>
		</div>
	)
}

type SizeSelectProps = Omit<ComponentProps<'select'>, 'value'> &
	Pick<PlayerRowProps, 'sizes'> & { value: string }

/** A size of the list that is not made stays chosen, so that it is seen and can be changed. */
const SizeSelect = ({ sizes, value, ...rest }: SizeSelectProps) => (
	<select value={value} className={`${box} flex-1`} {...rest}>
		<option value="">Size</option>
		{value !== '' && sizes.every(({ size }) => size !== value) && <option value={value}>{value}</option>}
		{sizes.map(({ size, isAvailable }) => (
			<option key={size} value={size}>
				{isAvailable ? size : `${size} (sold out)`}
			</option>
		))}
	</select>
)

type PiecesProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
	value: number
	onValue: (quantity: number) => void
}

function Pieces({ value, onValue, ...rest }: PiecesProps) {
	const { text, isWrong, type, leave } = useTyped<number>({
		value,
		format: String,
		parse: quantityIn,
		onValue,
	})
	return (
		<input
			aria-invalid={isWrong || undefined}
			inputMode="numeric"
			value={text}
			onChange={({ target }) => type(target.value)}
			onBlur={leave}
			className={`${box} figures w-14! shrink-0 text-center`}
			{...rest}
		/>
	)
}
