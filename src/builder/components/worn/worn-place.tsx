// The place of the worn view on the stage: beside the flat view where there is room, else instead of it.
import { useLayoutEffect, useState, type ComponentType, type RefObject } from 'react'
import { useBuilderTexts } from '../builder-language.tsx'
import { ViewButton } from '../stage/toolbar.tsx'
import type { WornViewProps } from './worn-view.tsx'

type Worn = {
	isOpen: boolean
	/** Open and instead of the flat view. */
	isAlone: boolean
	/** Null until its script has loaded. */
	View: ComponentType<WornViewProps> | null
	hasFailed: boolean
	toggle: () => void
	/** Closes the worn view where it hides the flat one. */
	closeWhereAlone: () => void
	onFailed: () => void
}

/** @param flat the place of the flat view */
export function useWornView(flat: RefObject<HTMLDivElement | null>): Worn {
	const [isOpen, setOpen] = useState(false)
	const [View, setView] = useState<ComponentType<WornViewProps> | null>(null)
	const [hasFailed, setFailed] = useState(false)
	const [onFailed] = useState(() => () => setFailed(true))
	const toggle = () => {
		setOpen(!isOpen)
		setFailed(false)
		if (isOpen || View) return
		// Loaded when it is opened: nobody waits for three dimensions who has not asked for them.
		import('./worn-view.tsx').then(({ default: loaded }) => setView(() => loaded), onFailed)
	}
	const isAlone = useIsHidden(flat, isOpen)
	const closeWhereAlone = () => {
		if (isAlone) setOpen(false)
	}
	return { isOpen, isAlone, View, hasFailed, toggle, closeWhereAlone, onFailed }
}

/** Whether the stylesheet hides the element; false while it is not to be watched. */
function useIsHidden(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
	const [isHidden, setHidden] = useState(false)
	// Synchronizes with the stylesheet, which decides by the size of the stage.
	useLayoutEffect(() => {
		const place = element.current?.parentElement
		if (!isWatched || !place) return
		const look = () => setHidden(element.current?.offsetParent === null)
		const sizes = new ResizeObserver(look)
		sizes.observe(place)
		look()
		return () => sizes.disconnect()
	}, [element, isWatched])
	return isWatched && isHidden
}

export function WornButton({ worn }: { worn: Worn }) {
	const { name } = useBuilderTexts().frame.stage.worn
	return (
		<ViewButton label={name} pressed={worn.isOpen} onPress={worn.toggle}>
			{name}
		</ViewButton>
	)
}

type WornPlaceProps = Omit<WornViewProps, 'onFailed'> & { worn: Worn }

/** Renders nothing while the worn view is closed. */
export function WornPlace({ worn, ...view }: WornPlaceProps) {
	const { isOpen, View, hasFailed, onFailed } = worn
	const { opening, failed } = useBuilderTexts().frame.stage.worn
	if (!isOpen) return null
	if (View && !hasFailed) return <View {...view} onFailed={onFailed} />
	return (
		<p role="status" className="grid flex-1 place-items-center p-4 text-center text-on-stage">
			{hasFailed ? failed : opening}
		</p>
	)
}
