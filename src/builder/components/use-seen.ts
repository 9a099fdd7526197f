import { useEffect, useState, type RefObject } from 'react'

/** Whether the element is on the screen, or within 200 px of it. */
export function useSeen(element: RefObject<Element | null>): boolean {
	const [isSeen, setSeen] = useState(false)
	// Synchronizes with the scroll position of the page.
	useEffect(() => {
		if (!element.current) return
		const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
			rootMargin: '200px',
		})
		observer.observe(element.current)
		return () => observer.disconnect()
	}, [element])
	return isSeen
}
