import { createContext, useContext } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { formatUsd } from '#kit/money.ts'
import type { PageLanguage } from '#kit/language.ts'
import { VisuallyHidden } from './plain-elements.tsx'
import { priceTexts } from './price-texts.ts'

/** Of the words beside the prices of a page. */
export const PriceLanguage = createContext<PageLanguage>('en')

const priceLook = cva('display figures leading-none', {
	variants: { size: { small: 'text-xl', medium: 'text-figure', large: 'text-heading' } },
	defaultVariants: { size: 'medium' },
})

type PriceProps = VariantProps<typeof priceLook> & {
	cents: number
	/** The price before a discount, struck through; shown only when it is higher. */
	wasCents?: number | undefined
	from?: boolean
	className?: string
}

/** How a price that is lowered is read aloud. */
export const saleText = (cents: number, regularCents: number, language: PageLanguage = 'en'): string =>
	priceTexts[language].sale(formatUsd(cents), formatUsd(regularCents))

type SalePriceProps = { cents: number; regularCents?: number | null | undefined; struck?: string }

/** A price with the struck regular one beside it where that is higher; read aloud as a sentence. */
export function SalePrice({ cents, regularCents, struck }: SalePriceProps) {
	const language = useContext(PriceLanguage)
	return regularCents && regularCents > cents ? (
		<>
			<VisuallyHidden>{saleText(cents, regularCents, language)}</VisuallyHidden>
			<span aria-hidden="true">
				{formatUsd(cents)} <s className={struck}>{formatUsd(regularCents)}</s>
			</span>
		</>
	) : (
		formatUsd(cents)
	)
}

/** An amount in whole US cents, in scoreboard type: "From $39.00". */
export function Price({ cents, wasCents, from = false, size, className }: PriceProps) {
	const { from: fromText } = priceTexts[useContext(PriceLanguage)]
	return (
		<span className={priceLook({ size, className })}>
			{from && `${fromText} `}
			<SalePrice cents={cents} regularCents={wasCents} struck="text-[0.6em] font-bold text-muted" />
		</span>
	)
}
