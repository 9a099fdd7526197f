// Other texts of the demo in Spanish: pieces of kits, certifications, and what a new shop says of itself.

export const piecesInSpanish = {
	Jersey: 'Camiseta',
	'Home jersey': 'Camiseta de local',
	'Away jersey': 'Camiseta de visitante',
	Pants: 'Pantalón',
	Shorts: 'Pantalón corto',
	Socks: 'Medias',
	Cap: 'Gorra',
	'Practice pinnie': 'Peto de práctica',
} as const

/** Names of standards and of their test methods stay. */
export const certificationsInSpanish = {
	'CPSIA (youth sizes)': 'CPSIA (tallas juveniles)',
	'OEKO-TEX Standard 100 fabric': 'Tela OEKO-TEX Standard 100',
	'NFHS 2024 numbering ready': 'Lista para la numeración NFHS 2024',
	'GRS recycled polyester': 'Poliéster reciclado GRS',
	'WRAP-certified sewing': 'Costura con certificación WRAP',
} as const

export const shopInSpanish = {
	'Helmet reconditioning · 24/7 support': 'Reacondicionamiento de cascos · Atención 24/7',
	'Mon-Fri 9am-6pm EST': 'Lun-Vie 9am-6pm EST',
} as const
