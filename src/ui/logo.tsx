import { useShell, useShopName } from './shop.tsx'

const letterF = 'M10.4 6.4h11.8v4.3h-7v3.7h5.8v4.2h-5.8v7h-4.8z'

/** The patch alone, with the first letter of the shop's name. */
export function LogoPatch({ size = 30 }: { size?: number }) {
	const [letter = ''] = useShopName().toUpperCase()
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 32 32"
			aria-hidden="true"
			className="shrink-0 forced-color-adjust-none"
		>
			<path
				className="fill-patch"
				d="M4 0h24a4 4 0 0 1 4 4v18a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22V4a4 4 0 0 1 4-4z"
			/>
			{letter === 'F' ? (
				<path className="fill-action" d={letterF} />
			) : (
				<text x="16" y="24" textAnchor="middle" className="fill-action font-display text-[24px] font-black">
					{letter}
				</text>
			)}
		</svg>
	)
}

/** Largest size in CSS pixels; the header is 68 high. */
const [logoHigh, logoWide] = [44, 170]

const sizeOf = ({ length }: string): string => {
	if (length <= 12) return 'text-[1.75rem]'
	return length <= 24 ? 'max-w-48 text-xl' : 'max-w-52 text-base'
}

/** The owner's logo, or the patch with the name. `on` is the background. */
export function Logo({ on = 'card' }: { on?: 'card' | 'turf' }) {
	const { facts, look } = useShell()
	const { name } = facts
	if (look.logo) {
		const { url, width, height } = look.logo
		const scale = Math.min(logoHigh / height, logoWide / width)
		return (
			<span className="inline-flex rounded-chip p-1 forced-color-adjust-none" style={{ background: 'white' }}>
				<img src={url} alt={name} width={Math.round(width * scale)} height={Math.round(height * scale)} />
			</span>
		)
	}
	return (
		<span
			className={`display inline-flex items-center gap-2.5 leading-none font-black ${sizeOf(name)} ${on === 'turf' ? 'text-on-turf' : 'text-ink'}`}
		>
			<LogoPatch />
			{name}
		</span>
	)
}
