// Softball and volleyball products of the demo catalog in Spanish.

export const softballInSpanish = {
	'Rise Ball Pro Game Jersey': 'Camiseta de juego Rise Ball Pro',
	'Fastpitch game jersey in 150 gsm stretch mesh with cap sleeves and a V-neck. Back number 8 in high, 2 in more than the high school rule asks for.':
		'Camiseta de juego de lanzamiento rápido en malla elástica de 150 g/m², con mangas muy cortas y cuello en V. Número de 8 pulg. de alto en la espalda, 2 pulg. más de lo que pide el reglamento escolar.',
	'Windmill Sleeveless Game Jersey': 'Camiseta de juego sin mangas Windmill',
	'Sleeveless, bound at the armhole, in 145 gsm stretch mesh that stays out of the pitching arm’s way. Side panels in your second color.':
		'Sin mangas, con sisas ribeteadas, en malla elástica de 145 g/m² que no estorba al brazo que lanza. Paneles laterales en su segundo color.',
	'Home Run Fade Game Jersey': 'Camiseta de juego Home Run Fade',
	'Hem-to-chest fade, sublimated on 140 gsm polyester, with names and numbers dyed in. No added cost for a third color.':
		'Degradado del borde al pecho, sublimado en poliéster de 140 g/m², con los nombres y los números teñidos. Sin costo adicional por un tercer color.',
	'Rec League Two-Tone Jersey': 'Camiseta de dos tonos Rec League',
	'For town leagues: 130 gsm polyester, contrast cap sleeves, room for a team name and number.':
		'Para ligas de la ciudad: poliéster de 130 g/m², mangas muy cortas de contraste y espacio para el nombre del equipo y el número.',
	'Cage Work Practice Jersey': 'Camiseta de práctica Cage Work',
	'Blank jersey for practice and tryouts, 120 gsm mesh in stock colors. Ships in 3 working days.':
		'Camiseta lisa para prácticas y pruebas de selección, en malla de 120 g/m² y colores en existencia. Se envía en 3 días hábiles.',
	'Hook Slide Game Pants': 'Pantalón de juego Hook Slide',
	'Knee-length fastpitch pants in 9 oz double-knit with reinforced knees and two back pockets. Piping in your second color.':
		'Pantalón a la rodilla de lanzamiento rápido, en tejido doble de 9 oz, con rodillas reforzadas y dos bolsillos traseros. Ribete en su segundo color.',
} as const

export const volleyballInSpanish = {
	'Match Point Pro Jersey': 'Camiseta de partido Match Point Pro',
	'Close-cut match jersey in 140 gsm stretch knit with long sleeves, side panels in your second color. Numbers 4 in high in front and 8 in behind.':
		'Camiseta de partido ceñida en tejido elástico de 140 g/m², de manga larga, con paneles laterales en su segundo color. Números de 4 pulg. de alto al frente y 8 pulg. en la espalda.',
	'Service Ace Short-Sleeve Jersey': 'Camiseta de manga corta Service Ace',
	'Short sleeves and a V-neck in 135 gsm knit that dries between two sets. The front number stands at most 5 in below the shoulder seam.':
		'Mangas cortas y cuello en V en un tejido de 135 g/m² que se seca entre un set y otro. El número del frente queda, cuando mucho, 5 pulg. debajo de la costura del hombro.',
	'Block Party Sleeveless Jersey': 'Camiseta sin mangas Block Party',
	'Sleeveless with bound armholes in 130 gsm stretch knit, sublimated chevron on the chest.':
		'Sin mangas y con sisas ribeteadas, en tejido elástico de 130 g/m², con un galón en V sublimado en el pecho.',
	'Gym Class Team Jersey': 'Camiseta de equipo Gym Class',
	'A team jersey for clubs and middle schools: 130 gsm polyester with a flat front for name and number.':
		'Una camiseta de equipo para clubes y escuelas intermedias: poliéster de 130 g/m² con un frente liso para el nombre y el número.',
	'Warm-Up Net Practice Jersey': 'Camiseta de práctica Warm-Up Net',
	'Blank short-sleeve jersey for practice and tryouts, 120 gsm polyester in 3 stock colors. Ships in 3 working days.':
		'Camiseta lisa de manga corta para prácticas y pruebas de selección, en poliéster de 120 g/m² y 3 colores en existencia. Se envía en 3 días hábiles.',
	'Back Row Match Shorts': 'Shorts de partido Back Row',
	'Match shorts in 150 gsm stretch polyester, 5 in inseam, elastic waist with an inside drawcord.':
		'Shorts de partido en poliéster elástico de 150 g/m², entrepierna de 5 pulg., cintura elástica con cordón interior.',
} as const
