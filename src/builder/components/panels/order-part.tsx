import { Link } from 'react-router'
import { sizeCentsOf, sizeExtra } from '#catalog/rules/size-prices.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { printsNothing, printsOf, type Prints } from '#garments/personalization.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { useEditorState } from '../../editor/context.tsx'
import { useReviewTexts } from '../review-language.ts'
import { ForOwner, PanelPart } from './panel.tsx'
import { isGuest } from '../../rules/together.ts'
import { CartForm } from './order/cart-form.tsx'
import { CountField, ExtraNote, SizeField } from './order/fields.tsx'
import { KitsOrder } from './order/kits-order.tsx'
import { PlayersOrder } from './order/players-order.tsx'
import type { PanelProps } from './props.ts'

type OrderPartProps = Pick<PanelProps, 'data' | 'pieces' | 'packs' | 'actions' | 'busy'> & {
	isChanged: boolean
}

/** Adds the saved design or kit to the cart: a line for each player and piece, or pieces by size. */
export function OrderPart(props: OrderPartProps) {
	const { data, actions, busy, isChanged } = props
	const { order: texts } = useReviewTexts()
	const { saved } = data
	if (isGuest(data)) return <ForOwner title={texts.title}>{texts.ofOwner}</ForOwner>
	return (
		<PanelPart title={texts.title}>
			{saved && (saved.locked || !isChanged) ? (
				// Another version starts with its own quantities.
				<SavedOrder key={saved.version} {...props} saved={saved} />
			) : (
				<div className="grid gap-3">
					<p className="text-[0.9375rem]">
						<b>{texts.saveFirst}</b> <span className="text-muted">{texts.savedOnly}</span>
					</p>
					<Button variant="primary" busy={busy.save} onClick={actions.onSave} className="justify-self-start">
						{texts.save}
					</Button>
				</div>
			)}
		</PanelPart>
	)
}

type SavedOrderProps = Omit<OrderPartProps, 'busy' | 'isChanged'> & { saved: SavedDesign }

function SavedOrder(props: SavedOrderProps) {
	const players = useEditorState((state) => state.players)
	if (players.length > 0) return <PlayersOrder {...props} players={players} />
	const sample = sampleOf(props)
	if (sample.name !== '' || sample.number !== '') return <SampleOrder {...props} sample={sample} />
	return props.data.pieces.length > 1 ? <KitsOrder {...props} as="blank" /> : <SizesOrder {...props} />
}

type Sample = Record<keyof Prints, string>

/** The sample player's text as the saved design prints it, of a kit on any piece. */
function sampleOf({ data, pieces }: SavedOrderProps): Sample {
	const texts = data.pieces.map(({ piece, config }): Sample => {
		const template = pieces.find((one) => one.piece.id === piece.id)?.template
		const prints = template ? printsOf(config, template) : printsNothing
		return {
			name: prints.name ? slotText(config, 'name') : '',
			number: prints.number ? slotText(config, 'number') : '',
		}
	})
	return {
		name: texts.map(({ name }) => name).find(Boolean) ?? '',
		number: texts.map(({ number }) => number).find(Boolean) ?? '',
	}
}

const toPlayers = { search: '?step=3' }

/** A design for players without players: they come first, or pieces with its sample. */
function SampleOrder(props: SavedOrderProps & { sample: Sample }) {
	const { data, sample } = props
	const { order: texts } = useReviewTexts()
	const prints = sample.name === '' ? 'number' : sample.number === '' ? 'name' : 'both'
	const isKit = data.pieces.length > 1
	const printed = [sample.name, sample.number && `#${sample.number}`].filter(Boolean).join(' ')
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<Notice tone="info" title={texts.whoFor}>
				<p>{texts.prints[prints]}</p>
				<p className="mt-2.5">
					<Link
						to={toPlayers}
						preventScrollReset
						className={buttonLook({ variant: 'primary', size: 'small', className: 'no-underline' })}
					>
						{texts.addPlayers}
					</Link>
				</p>
			</Notice>
			<details>
				<summary className="min-h-9 text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
					{isKit ? texts.kitsThatSay(printed) : texts.oneThatSays(printed)}
				</summary>
				{isKit ? <KitsOrder {...props} as="sample" /> : <OneSize {...props} />}
			</details>
		</div>
	)
}

/** One size with the sample's text. */
function OneSize({ data, saved, actions, sample }: SavedOrderProps & { sample: Sample }) {
	const { order: texts } = useReviewTexts()
	return (
		<CartForm {...{ saved, actions }} intent="add-design" button={texts.add}>
			<input type="hidden" name="playerName" value={sample.name} />
			<input type="hidden" name="playerNumber" value={sample.number} />
			<div className="grid grid-cols-2 gap-3">
				<SizeField
					label={texts.size}
					name="size"
					id="order-size"
					prompt={texts.choose}
					product={data.product}
					sizes={data.sizes}
					defaultValue=""
				/>
				<CountField label={texts.howMany} name="qty" id="order-qty" />
			</div>
			<ExtraNote of={[data]} />
		</CartForm>
	)
}

/** Pieces that print nothing personal, by size. */
function SizesOrder({ data, saved, actions }: SavedOrderProps) {
	const { order: texts } = useReviewTexts()
	return (
		<CartForm {...{ saved, actions }} intent="add-sizes" button={texts.add}>
			<fieldset>
				<legend className="mb-1.5 text-label font-semibold">{texts.howManyOfEach}</legend>
				<div className="grid grid-cols-3 gap-3">
					{data.sizes.map(({ size, isAvailable }) => (
						<TextField
							key={size}
							label={`${size}${sizeExtra(sizeCentsOf(data.product.sizeCents, size))}`}
							name={`qty:${size}`}
							id={`order-size-${size}`}
							type="number"
							min={0}
							max={mostPieces}
							inputMode="numeric"
							placeholder={isAvailable ? '0' : texts.soldOut}
							disabled={!isAvailable}
						/>
					))}
				</div>
			</fieldset>
			<ExtraNote of={[data]} />
		</CartForm>
	)
}
