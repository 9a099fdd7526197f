// The builder's own line icons, in the stroke style of `ui/icon.tsx`.

const paths = {
	undo: 'M8 4.5 3.5 9 8 13.5M4 9h10a6 6 0 0 1 0 12h-4',
	redo: 'M16 4.5 20.5 9 16 13.5M20 9H10a6 6 0 0 0 0 12h4',
	share: 'M12 15V3.5M8 7l4-4 4 4M6 11.5H4.5v9h15v-9H18',
	swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
	eye: 'M2.5 12c2.2-4.3 5.4-6.5 9.5-6.5s7.3 2.2 9.5 6.5c-2.2 4.3-5.4 6.5-9.5 6.5S4.7 16.3 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
	copy: 'M9 9h11.5v11.5H9zM15 9V3.5H3.5V15H9',
	up: 'M12 19.5v-15M6 10.5l6-6 6 6',
	down: 'M12 4.5v15M6 13.5l6 6 6-6',
	left: 'M20 12H4.5M10.5 6l-6 6 6 6',
	right: 'M4 12h15.5M13.5 6l6 6-6 6',
	'turn-left': 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5',
	'turn-right': 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5',
	compare: 'M12 3v18M9 6H3.5v12H9M15 6h5.5v12H15',
	restore: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 1.8',
	image: 'M3.5 4.5h17v15h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9.5v.1',
	palette:
		'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1 1.5-2-.7-1.4.2-2.7 1.7-2.7h2a3.3 3.3 0 0 0 3.3-3.5c-.2-5-4-8.8-8.5-8.8zM7.5 12v.1M9.5 7.8v.1M14 7.5v.1',
} as const
export type LineIconName = keyof typeof paths

/** Decorative; the text beside it, or the button's label, carries the meaning. */
export function LineIcon({ name, size = 18 }: { name: LineIconName; size?: number }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.9"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className="shrink-0"
		>
			<path d={paths[name]} />
		</svg>
	)
}
