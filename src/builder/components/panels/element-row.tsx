import { inches } from '#designs/proof/offsets.ts'
import type { DesignElement } from '#designs/rules/elements.ts'
import { withMethod } from '#designs/rules/elements.ts'
import { methodFaults } from '#designs/rules/method-limits.ts'
import type { Asset } from '#files/schemas.ts'
import { artFrameOf } from '#garments/logos.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { decorationMethodNames, decorationPrice, decorationSizeLabels } from '#pricing/rules/decorations.ts'
import type { FieldTexts } from '../../rules/texts/english-fields.ts'
import { useChange } from '../../editor/context.tsx'
import { usePrices } from '../../editor/prices.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { optionFrame } from './options.tsx'

type ElementRowProps = { element: DesignElement; asset: Asset | undefined }
type Texts = Pick<ReturnType<typeof useBuilderTexts>, 'word' | 'said'> & {
	fields: Pick<FieldTexts, 'decorations'>
}

/** "WILDCATS", or the size of the art. */
function detailOf({ element, asset }: ElementRowProps, { fields }: Texts): string {
	if (element.letters) return element.letters.text
	const { width, height } = artFrameOf(element.logo, asset && asset.width / asset.height)
	return fields.decorations.size(inches(width), inches(height))
}

const placeOf = ({ placement, view }: DesignElement, { fields, word }: Texts): string =>
	placement ? word(placement.name) : fields.decorations.sides[view.id]

/** Lettering has a label; art is named by who placed it. */
const nameOf = ({ what, letters }: DesignElement, { word }: Texts): string => (letters ? word(what) : what)

/** One printed element: where it is, how it can be made, and what each way costs on one piece. */
export function ElementRow({ element, asset }: ElementRowProps) {
	const { size, location, method, letters, heightIn } = element
	const prices = usePrices()
	const builder = useBuilderTexts()
	const texts = builder.fields.decorations
	const measured = letters
		? texts.high(inches(heightIn))
		: texts.long(inches(Math.max(element.widthIn, heightIn)))
	return (
		<div className="bg-field p-3">
			<div className="flex items-baseline gap-3">
				<p className="min-w-0 flex-1 leading-tight">
					<span className="block text-[0.9375rem] font-semibold break-words">
						{nameOf(element, builder)}{' '}
						<span className="font-normal text-body">{detailOf({ element, asset }, builder)}</span>
					</span>
					<span className="block text-label text-muted">
						{placeOf(element, builder)} · {measured} ·{' '}
						<span className="whitespace-nowrap">{builder.word(decorationSizeLabels[size])}</span>
					</span>
				</p>
				<span className="figures text-[0.9375rem] font-semibold">
					{method === 'sublimation'
						? texts.included
						: formatUsd(decorationPrice({ type: method, location, size }, prices))}
				</span>
			</div>
			{method !== 'sublimation' && <Methods {...{ element, asset }} />}
		</div>
	)
}

/** Why each method cannot make the element there; empty when it can. */
function reasonsFor({ element, asset }: ElementRowProps, method: DecorationMethod, builder: Texts): string[] {
	const { methods, offered, letters, logo, what } = element
	const { fields, word, said } = builder
	const name = word(decorationMethodNames[method])
	if (!offered.includes(method)) return [fields.decorations.notOffered(name)]
	if (!methods.includes(method))
		return [fields.decorations.notThere(name, placeOf(element, builder).toLowerCase())]
	return methodFaults(method, letters ? { letters } : { logo, name: what, inks: asset?.inks }).map(said)
}

function Methods({ element, asset }: ElementRowProps) {
	const change = useChange()
	const prices = usePrices()
	const builder = useBuilderTexts()
	const { id, location, size, method, methods, offered } = element
	// A method that the design has from before stays visible until it is changed.
	const shown = decorationMethods.filter((type) => offered.includes(type) || type === method)
	const options = shown.map((type) => ({
		type,
		isPossible: methods.includes(type),
		price: formatUsd(decorationPrice({ type, location, size }, prices)),
		reasons: reasonsFor({ element, asset }, type, builder),
	}))
	const of = [nameOf(element, builder), placeOf(element, builder)] as const
	return (
		<fieldset className="mt-2 min-w-0">
			<legend className="sr-only">
				{builder.fields.decorations.methodFor(of[0].toLowerCase(), of[1].toLowerCase())}
			</legend>
			<div className="grid grid-cols-3 gap-1.5">
				{options.map(({ type, isPossible, price, reasons }) => (
					<label
						key={type}
						className={`${optionFrame} grid min-h-12 place-content-center px-1 py-1 text-center leading-tight`}
					>
						<input
							type="radio"
							name={`method-${id}`}
							value={type}
							checked={type === method}
							disabled={!isPossible && type !== method}
							aria-describedby={reasons.length > 0 ? `method-${id}-${type}` : undefined}
							onChange={() => change((config) => withMethod(config, element, type))}
							className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
						/>
						<span className="text-[0.8125rem] font-semibold">
							{builder.word(decorationMethodNames[type])}
						</span>
						<span className={`figures text-[0.8125rem] ${isPossible ? 'text-body' : 'line-through'}`}>
							{price}
						</span>
					</label>
				))}
			</div>
			{options
				.filter(({ reasons }) => reasons.length > 0)
				.map(({ type, reasons }) => (
					<p
						key={type}
						id={`method-${id}-${type}`}
						className="mt-1.5 text-[0.8125rem] leading-snug text-muted"
					>
						{reasons.join(' ')}
					</p>
				))}
		</fieldset>
	)
}
