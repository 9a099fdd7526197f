// Basketball products of the demo catalog in Spanish.

export const basketballInSpanish = {
	'Tip-Off Pro Game Jersey': 'Camiseta de juego Tip-Off Pro',
	'Varsity game jersey in 4.6 oz flat-back mesh, 100% polyester, with a 2-ply rib neck and armholes. Side panels run hem to armhole and meet the stripe of the matching shorts. Twill numbers, 4 in front and 6 in back. High school numbers use the digits 0 to 5 only.':
		'Camiseta de juego para el equipo principal en malla de reverso liso de 4.6 oz, 100% poliéster, con cuello y sisas acanalados de 2 capas. Los paneles laterales van del borde a la sisa y coinciden con la franja de los shorts a juego. Números en twill, de 4 pulg. al frente y 6 en la espalda. En el baloncesto escolar, los números usan solo los dígitos del 0 al 5.',
	'Tip-Off Elite Game Jersey': 'Camiseta de juego Tip-Off Elite',
	'Our lightest game jersey: 4.1 oz engineered knit, 90% polyester and 10% spandex, open mesh at the back. Bonded armholes, laser-cut vents and a dropped hem that stays tucked. Sublimated side fade; numbers in print or twill.':
		'Nuestra camiseta de juego más ligera: tejido técnico de 4.1 oz, 90% poliéster y 10% spandex, con malla abierta en la espalda. Sisas termoselladas, aberturas de ventilación cortadas con láser y borde más largo que se queda dentro de los shorts. Degradado lateral sublimado; números estampados o en twill.',
	'Full Court Game Jersey': 'Camiseta de juego Full Court',
	'A classic wide-shoulder cut in 5 oz double-knit polyester with a tipped V-neck. Two stripes at neck and armholes, knit in. Holds its color through a season of hot washes.':
		'Un corte clásico de hombros anchos en tejido doble de poliéster de 5 oz, con cuello en V de borde contrastante. Dos franjas tejidas en el cuello y las sisas. Conserva su color toda una temporada de lavadas con agua caliente.',
	'Hardwood Throwback Jersey': 'Camiseta retro Hardwood',
	'A tank from the days of cotton: 7 oz heavyweight jersey knit, 50% cotton and 50% polyester. Narrow straps, tipped rib, nothing on it but the number. For throwback night or the alumni game.':
		'Una camiseta sin mangas de los tiempos del algodón: punto jersey grueso de 7 oz, 50% algodón y 50% poliéster. Tirantes angostos, borde acanalado de contraste y nada más que el número. Para la noche retro o el partido de exalumnos.',
	'Switch Reversible Practice Jersey': 'Camiseta de práctica reversible Switch',
	'Two jerseys in one: double-ply 3.8 oz mesh, dark side and light side, numbers on both. Split teams in ten seconds. 100% polyester.':
		'Dos camisetas en una: malla de doble capa de 3.8 oz, un lado oscuro y uno claro, con números en los dos. Divida los equipos en diez segundos. 100% poliéster.',
	'Open Gym Practice Jersey': 'Camiseta de práctica Open Gym',
	'Blank mesh tank for tryouts and summer camp. 4 oz polyester, taped neck, no decoration. For the equipment closet: cheap enough to lose one, strong enough that you will not.':
		'Camiseta lisa de malla sin mangas para pruebas de selección y campamentos de verano. Poliéster de 4 oz, cuello con cinta de refuerzo, sin decoración. Para el cuarto de equipo: tan económica que puede perder una, tan resistente que le va a durar.',
	'Warm-Up Long-Sleeve Jersey': 'Camiseta de calentamiento de manga larga',
	'A shooting top for the layup line: 5.5 oz brushed interlock, 88% polyester and 12% spandex. Long sleeves with thumb loops, locker patch at the neck. Worn untucked over the game jersey.':
		'Una camiseta de tiro para la fila de bandejas: interlock afelpado de 5.5 oz, 88% poliéster y 12% spandex. Mangas largas con ojal para el pulgar y parche interior en el cuello. Se usa por fuera, sobre la camiseta de juego.',
	'Tip-Off Pro Game Shorts': 'Shorts de juego Tip-Off Pro',
	'Game shorts to the Tip-Off Pro jersey: 4.6 oz flat-back mesh, 9 in inseam, 2 in waistband with drawcord. Side panel and V-notch in your second color. No pockets, so nothing catches.':
		'Los shorts de juego de la camiseta Tip-Off Pro: malla de reverso liso de 4.6 oz, entrepierna de 9 pulg., pretina de 2 pulg. con cordón. Panel lateral y corte en V en su segundo color. Sin bolsillos, para que nada se atore.',
	'Tip-Off Elite Game Shorts': 'Shorts de juego Tip-Off Elite',
	'A shorter modern cut, 7 in inseam, in 4.1 oz engineered knit with 10% spandex. Bonded hem, split side vent, printed waistband. Matches the Elite jersey lot for lot.':
		'Un corte moderno más corto, con entrepierna de 7 pulg., en tejido técnico de 4.1 oz con 10% spandex. Borde termosellado, abertura lateral y pretina estampada. Combina con la camiseta Elite lote por lote.',
	'Open Gym Pocket Shorts': 'Shorts con bolsillos Open Gym',
	'Blank practice shorts with two deep pockets. 4.4 oz polyester mesh, 9 in inseam, soft elastic waist. In stock all year in four colors.':
		'Shorts de práctica lisos con dos bolsillos profundos. Malla de poliéster de 4.4 oz, entrepierna de 9 pulg., cintura elástica suave. En existencia todo el año en cuatro colores.',
	'Park District Game Jersey': 'Camiseta de juego Park District',
	'A roomy game jersey for park districts and rec leagues: 4 oz polyester mesh, racer cut, taped neck. Made for a one-color team name and a number front and back.':
		'Una camiseta de juego amplia para distritos de parques y ligas recreativas: malla de poliéster de 4 oz, corte nadador, cuello con cinta de refuerzo. Hecha para el nombre del equipo en un color y un número al frente y en la espalda.',
	'Park District Game Shorts': 'Shorts de juego Park District',
	'Game shorts to the Park District jersey: 4 oz polyester mesh, 9 in inseam, elastic waist with drawcord. Straight side panels in your second color, no pockets.':
		'Los shorts de juego de la camiseta Park District: malla de poliéster de 4 oz, entrepierna de 9 pulg., cintura elástica con cordón. Paneles laterales rectos en su segundo color, sin bolsillos.',
	'Home and Away Uniform Set': 'Conjunto de local y visitante',
	'Two Tip-Off Pro jerseys, one light and one dark, and a pair of game shorts for both: a season in one bag. 4.6 oz flat-back mesh throughout. Numbers on both jerseys come from one roster line.':
		'Dos camisetas Tip-Off Pro, una clara y una oscura, y unos shorts de juego para las dos: toda una temporada en una bolsa. Todo en malla de reverso liso de 4.6 oz. Los números de las dos camisetas salen de una misma línea de la lista.',
	'Rec League Uniform Set': 'Conjunto para liga recreativa',
	'Jersey and shorts for park districts and rec leagues: 4 oz mesh, roomy cut, one-color number front and back. Built to be handed out, collected and handed out again.':
		'Camiseta y shorts para distritos de parques y ligas recreativas: malla de 4 oz, corte amplio, número de un color al frente y en la espalda. Hecho para repartirse, recogerse y repartirse otra vez.',
} as const
