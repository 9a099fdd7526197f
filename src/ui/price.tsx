import { cva, type VariantProps } from 'class-variance-authority'
import { formatUsd } from '#kit/money.ts'
import { VisuallyHidden } from './plain-elements.tsx'

const priceLook = cva('display figures leading-none', {
	variants: { size: { small: 'text-xl', medium: 'text-figure', large: 'text-heading' } },
	defaultVariants: { size: 'medium' },
})

type PriceProps = VariantProps<typeof priceLook> & {
	cents: number
	/** The price before a discount, struck through; shown only when it is higher. */
	wasCents?: number
	from?: boolean
	className?: string
}

/** An amount in whole US cents, in scoreboard type: "From $39.00". */
export function Price({ cents, wasCents, from = false, size, className }: PriceProps) {
	return (
		<span className={priceLook({ size, className })}>
			{from && 'From '}
			{formatUsd(cents)}
			{wasCents !== undefined && wasCents > cents && (
				<>
					{' '}
					<VisuallyHidden>instead of </VisuallyHidden>
					<s className="text-[0.6em] font-bold text-muted">{formatUsd(wasCents)}</s>
				</>
			)}
		</span>
	)
}
