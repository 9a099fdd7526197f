/** The F patch alone. */
export function LogoPatch({ size = 30 }: { size?: number }) {
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
			<path className="fill-action" d="M10.4 6.4h11.8v4.3h-7v3.7h5.8v4.2h-5.8v7h-4.8z" />
		</svg>
	)
}

/** The patch with the name. `on` is the background. */
export function Logo({ on = 'card' }: { on?: 'card' | 'turf' }) {
	return (
		<span
			className={`display inline-flex items-center gap-2.5 text-[1.75rem] leading-none font-black ${on === 'turf' ? 'text-on-turf' : 'text-ink'}`}
		>
			<LogoPatch />
			Fieldhouse
		</span>
	)
}
