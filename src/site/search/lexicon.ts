// cspell:disable -- four languages that the dictionaries of the project do not have

/**
 * Words of the trade in Italian, German, French and Spanish, with the English
 * terms of the manual: a term, a colon, and the forms of each language, in this
 * order, with bars between the languages. A word with two meanings is in two lines.
 */
export default `
access control: controllo accessi, varco, varchi, accesso | Zutrittskontrolle, Zugangskontrolle, Zutritt, Zugang | contrôle d'accès, accès | control de accesos, acceso
access control list: lista controllo accessi, diritti di accesso, permessi utente | Benutzerrechte, Zugriffsrechte, Zugriffskontrolle, Zugriff | droits d'accès, liste de contrôle d'accès, gestion des droits, droits utilisateur | lista de control de acceso, derechos de acceso, permisos de usuario, permiso
acknowledge: riconoscere, riconoscimento, confermare | quittieren, Quittierung, bestätigen, Bestätigung | acquitter, acquittement, acquit | reconocer, reconocimiento, confirmar, aceptar alarma
action: azione, azionare | Aktion, Aktionen, ausführen | exécuter | acción, acciones, ejecutar
actuator: attuatore | Aktor, Stellantrieb, Aktuator | actionneur, servomoteur | actuador, servomotor
add: aggiungere, aggiunta, aggiungi, inserire | hinzufügen, anlegen, ergänzen | ajouter, insérer | añadir, agregar, insertar, dar de alta
address: indirizzo | Adresse, Adressierung | adressage | dirección, direcciones, direccionamiento
administrator: amministratore | Systemverwalter, Administratoren | administrateur | administrador
air conditioner: condizionatore, climatizzatore, aria condizionata, condizionamento | Klimaanlage, Klimagerät, Splitgerät | climatiseur, climatisation, clim, air conditionné, unité intérieure | aire acondicionado, acondicionador, climatizador, máquina de clima
air quality: qualità aria, anidride carbonica | Luftqualität, Luftgüte, CO2 | qualité de l'air | calidad del aire
alarm: allarme | Alarme, Alarmierung | alerte | -
alarm panel: centrale allarme, centralina, antifurto, centrale | Alarmanlage, Alarmzentrale, Einbruchmeldeanlage, EMA, Zentrale | centrale d'alarme, système d'alarme | central de alarma, centralita, panel de alarma, central de robo
all off: spegni tutto, spegnere tutto, spegnimento generale | alles aus, alles ausschalten, Zentralaus | tout éteindre, extinction générale, arrêt général, tout éteint | apagar todo, apagado general, todo apagado, apagar todas las luces
amplifier: amplificatore | Verstärker, Endstufe | amplificateur, ampli, amplis | amplificador, etapa de potencia
announcement: annuncio, annunci, messaggio vocale | Durchsage, Ansage, Sprachansage | annonce, message vocal, messages vocaux | anuncio, megafonía, locución, mensaje de voz, aviso por voz
arm: inserire, inserimento, inserito, armare, attivare allarme | scharf, scharfschalten, scharf schalten, Scharfschaltung, scharfstellen | armer, armement, armé, mise en service, mise en marche, activer alarme | armado, conectar alarma, conexión de alarma, activar alarma
attribute: attributo | Eigenschaft | propriété | atributo, propiedad
audio: diffusione sonora, filodiffusione, suono, suonare | Beschallung, Musikanlage, Klang | sonorisation, diffusion sonore | sonido, sonorización, hilo musical
awning: tenda da sole, tenda | Markise, Sonnenschutz, Sonnensegel | store banne, banne, store de terrasse, store extérieur | toldo, pérgola
background: sfondo | Hintergrund | fond, arrière-plan | fondo de pantalla, segundo plano
backup: copia di sicurezza, salvataggio, salvare | Sicherung, Datensicherung, sichern, Sicherungskopie | sauvegarde, copie de sécurité | copia de seguridad, respaldo, salvaguarda
badge: tessera, chiave di prossimità | Ausweis, Ausweise, Zutrittskarte, Schlüsselanhänger | carte d'accès, badger, transpondeur, porte-clés | tarjeta, llavero, tarjeta de proximidad
battery: batteria, accumulatore, pila, pile, batteria scarica | Akku, Stromspeicher, Batteriespeicher | accumulateur, accu | batería, acumulador
beacon: trasmettitore bluetooth | Funkbake, Bluetooth-Sender | balise | baliza
blind: veneziana, frangisole, tapparella, lamelle, oscurante, tenda a rullo | Jalousie, Raffstore, Beschattung | store vénitien, stores vénitiens, BSO, brise-soleil, lames | persiana, veneciana, estor
blink: lampeggiare, lampeggio, lampeggiante | blinken, Blinklicht | clignoter, clignotement, clignotant | parpadear, parpadeo, intermitente
boiler: caldaia, scaldabagno, bollitore | Heizkessel, Kessel, Therme, Brenner | chaudière, chauffe-eau, ballon, cumulus | calentador, termo
brightness: luminosità, crepuscolare, fotocellula, luxmetro | Helligkeit, Lichtstärke, Dämmerungsschalter, Dämmerung | éclairement, intensité lumineuse, crépusculaire | brillo, luminosidad, sensor de luz, crepuscular, fotocélula, luxómetro
broker: intermediario MQTT | Vermittler | serveur MQTT, courtier | servidor MQTT, agente MQTT, intermediario
bus: linea bus | Busleitung, Bussystem, Buslinie, Busteilnehmer | bus de terrain | línea de bus
button: pulsante, tasto, bottone | Schaltfläche, Knopf | bouton, boutons, touche, poussoir | botón, botones, tecla, pulsador
bypass: esclusione, escludere, escluso, bypassare, inibire | sperren, Sperrung, überbrücken, Überbrückung, umgehen | bypasser, éjecter, éjection, exclure, inhiber, isoler | anular, anulación, excluir, inhibir, aislar, puentear
cable: cavo, cavi, filo, fili | Kabel, Leitung, Adern | câble, fil, fils, conducteur | manguera, latiguillo, hilo
calendar: calendario, calendari | Kalender, Termin, Termine | calendrier, calendriers | -
call: chiamata, chiamare, telefonata, telefonare | Anruf, Ruf | appel | llamada, llamar
callback: richiamata, funzione di callback | Rückruf, Rückruffunktion | fonction de rappel, gestionnaire d'événements | función de retorno, devolución de llamada
camera: telecamera, videocamera, videosorveglianza, TVCC | Kamera, Videoüberwachung | caméra, caméra de surveillance, vidéosurveillance, vidéo surveillance, vidéoprotection | cámara, videovigilancia, videocámara
card: tessera, scheda | Karte, Schlüsselkarte, Zutrittskarte | - | tarjeta
certificate: certificato | Zertifikat | - | certificado
change: cambiare, cambio, modificare, modifica, variazione | ändern, Änderung, Wechsel, umstellen | changer, changement | modificación
chart: grafico, diagramma, andamento | Grafik, Kurve, Verlauf | graphique, courbe, graphe, histogramme | curva, diagrama
check: verificare, verifica, controllare | prüfen, überprüfen, Kontrolle, kontrollieren | vérifier, contrôler | comprobar, comprobación, revisar
checkbox: casella di controllo, casella di spunta, spunta | Kontrollkästchen, Häkchen, Ankreuzfeld | case à cocher, cases à cocher, cocher | casilla, casilla de verificación
circuit breaker: magnetotermico, interruttore automatico, differenziale, salvavita | Sicherungsautomat, Leitungsschutzschalter, LS-Schalter, FI-Schalter, Sicherung | disjoncteur, différentiel, interrupteur différentiel | interruptor automático, diferencial, interruptor diferencial, disyuntor
climate: clima, climatizzazione, termoregolazione | Klima, Klimatisierung | climatisation, climatique, CVC | climatización, climatizar
clock: orologio, orologi | Uhr, Uhrzeit, Systemzeit | horloge, pendule | reloj, hora del sistema
close: chiudere, chiusura, chiuso | schließen, geschlossen, zumachen, Schließung, schließt | fermer, fermeture, fermée | cerrar, cierre, cerrado, bajar
code: codice | Zugangscode, Zahlencode | code d'accès | código, clave
code editor: editor di codice, editor eventi | Codeeditor, Quelltexteditor | éditeur de code, éditeur de texte | editor de código
coil: bobina | Spule, Ausgangsbit | - | -
colorpicker: selettore colore, scelta colore, tavolozza | Farbwähler, Farbauswahl, Farbkreis | sélecteur de couleur, choix de couleur, palette de couleurs, roue chromatique | selección de color, paleta, rueda de color
colour: colore, colorare | Farbe, Farbton, farbig | couleur, teinte, RVB | tonalidad, tono
command: comando, comandare | Befehl, Kommando | commande, ordre | orden, órdenes, mandar, accionar
commissioning: messa in servizio, messa in funzione, primo avvio, collaudo | Inbetriebnahme, Inbetriebsetzung | mise en service, mise en route | puesta en marcha, puesta en servicio
condition: condizione | Bedingung, Voraussetzung | conditionnel, conditionnelle | condición, condiciones
configuration: configurazione, configurare | Konfiguration, konfigurieren, Einrichtung | configurer, paramétrer, paramétrage | configuración, configuraciones, parametrizar
connect: collegare, connettere, collegato, connesso | verbinden, anschließen, anbinden, verbunden, koppeln, verbindet | connecter, raccorder, brancher, relier | conectar, conectarse, enlazar
connection: connessione, collegamento | Verbindung, Anschluss, Anbindung, Kopplung, Kommunikation | connexion, connexions, liaison, raccordement, branchement | conexión, conexiones, enlace, conexionado
consumption: consumo, assorbimento | Verbrauch | consommation, consommations | gasto
contact: contatti, contatto pulito | Kontakt, Fensterkontakt, Türkontakt | contact sec | contacto
container: contenitore | Behälter, gruppieren | conteneur, regrouper | contenedor, agrupar
control: controllo, controllare, gestire, gestione, pilotare | Steuerung, steuern, Regelung, regeln, Ansteuerung, Bedienung | piloter, pilotage, commande, contrôler, gérer | controlar, mando, regulación, accionar, manejar
control gear: reattore, alimentatore DALI, alimentatore LED | Vorschaltgerät, EVG, Betriebsgerät, LED-Treiber, LED-Konverter | alimentation LED | balasto, reactancia, equipo auxiliar
convert: convertire, conversione, convertitore | umwandeln, Umwandlung, umrechnen, Umrechnung, konvertieren | convertisseur | convertidor, transformar
cooling: raffrescamento, raffreddamento, raffrescare, raffreddare, freddo | Kühlung, kühlen, Kälte | refroidissement, refroidir, rafraîchissement, froid | refrigeración, frío, refrigerar, enfriar
copy: copiare, copia, duplicare, incollare | kopieren, Kopie | dupliquer, copier-coller | -
counter: contatore, conteggio, contaimpulsi, contare | Zähler, Zählerstand, Impuls, Betriebsstundenzähler | compteur, comptage, compter | contador, contaje
cov: cambio di valore, variazione di valore | Wertänderung, Änderungsmeldung | changement de valeur, variation de valeur | notificación de cambio, cambio de valor
create: creare, creazione, crea, nuovo | erstellen, anlegen, erzeugen, Erstellung | créer, création, générer | creación, generar, hacer
credentials: credenziali | Zugangsdaten, Anmeldedaten | identifiants, données de connexion | credenciales, datos de acceso
curtain: tenda, tendaggio | Vorhang, Gardine | rideau, rideaux, voilage | cortina, visillo
daily: giornaliero, ogni giorno | täglich, jeden Tag | quotidien, journalier, chaque jour, tous les jours | diario, cada día, todos los días, diariamente
data: - | Daten | données | -
data logger: storico, registrazione dati, storicizzare | Datenlogger, Aufzeichnung, aufzeichnen, Datenaufzeichnung, Historie | enregistreur de données, historique, enregistreur | registro de datos, registrador, histórico, tendencia
data point: punto dati | Datenpunkt | point de données, objet de communication | punto de datos
database: base dati, banca dati | Datenbank | base de données, bases de données, BDD | base de datos, bases de datos, BBDD
date: data e ora | Datum | date du jour, jour et heure | fecha
default: predefinito, valore iniziale | Standardwert, Voreinstellung, voreingestellt, Vorgabe | par défaut | por defecto, predeterminado, valor por defecto
delay: ritardo, ritardare, attesa | Verzögerung, verzögern, verzögert, Nachlauf | temporisation, retard, délai, attente, attendre | retraso, retardar, demora, esperar
delete: cancellare, cancellazione, eliminare, eliminazione | löschen, entfernen, Löschung, gelöscht | supprimer, suppression, effacer, effacement, vider | borrar, suprimir, borrado
detector: rivelatore, rilevatore | Melder, Detektor | détecteur | detección, detectar
device: dispositivo, apparecchio | Gerät | appareil, équipement, dispositif, périphérique | aparato, equipo
device instance: istanza dispositivo, istanza BACnet | Geräteinstanz, Instanznummer, Gerätenummer | instance d'appareil, numéro d'instance | instancia de dispositivo, número de instancia
dimmer: dimmerare, varialuce, variatore, regolatore luce, dimmerabile | dimmen, Dimmaktor, dimmbar | variateur, télévariateur, gradateur, gradation, varier | regulador, regulación, regular la luz, atenuar, atenuador, regulador de luz
disable: disabilitare, disattivare, disabilitato, fuori servizio, disattivazione | deaktivieren, Deaktivierung, abschalten, Abschaltung, sperren, außer Betrieb | désactiver, désactivation, inhiber, mise hors service | desactivar, deshabilitar, desactivado, desactivación
disarm: disinserire, disinserimento, disinserito, disarmare, disattivare allarme | unscharf, unscharfschalten, unscharf schalten, Unscharfschaltung, entschärfen | désarmer, désarmement, mise à l'arrêt, mise hors service, désactiver alarme | desarmar, desarmado, desconectar alarma, desconexión de alarma, desactivar alarma
disconnected: disconnesso, scollegato, disconnessione, scollegare | getrennt, nicht verbunden, Verbindungsabbruch, unterbrochen, Abbruch, verloren | déconnecté, déconnexion, débranché, coupure, perte de connexion | desconectado, desconexión, desconecta, pérdida de conexión
discovery: - | - | découverte, découvrir, détection automatique | descubrimiento, descubrir, detección automática, autodetección
discrete input: ingresso discreto, ingresso digitale | Digitaleingang, Binäreingang, diskreter Eingang | entrée TOR, entrée tout ou rien, entrée discrète | entrada discreta, entrada digital
disk: disco, dischi, spazio su disco | Festplatte, Laufwerk, SD-Karte, Speicherplatz | disque | disco duro
divider: divisore, separatore | Trennlinie, Trenner | séparateur, trait | separador, línea divisoria
does not respond: non risponde, non rispondono, nessuna risposta, mancata risposta | antwortet nicht, reagiert nicht, keine Antwort, keine Reaktion, hängt | ne répond pas, pas de réponse, aucune réponse, ne répond plus, figé, planté | no comunica, sin respuesta, no contesta, cuelga, colgado
door: porta, portone, portoncino, ingresso | Tür, Haustür, Eingangstür, Türkontakt | porte d'entrée | puerta
door station: posto esterno, pulsantiera, videocitofono, targa esterna | Türstation, Türsprechstelle, Außenstation, Sprechstelle | platine de rue, portier vidéo, portier, visiophone, vidéophone | placa de calle, videoportero, portero automático, portero electrónico
doorbell: campanello, suoneria | Klingel, Türklingel, Türgong | sonnette, sonner | -
download: scaricare | herunterladen, downloaden | télécharger, téléchargement | descargar, descarga, bajar
dpt: tipo di datapoint, tipo di dato KNX | Datenpunkttyp, Datentyp | type de point de données, type de données | tipo de dato, tipo de punto de datos
driver: integrazione, integrare, protocollo | Treiber, Einbindung, einbinden, Anbindung | pilote | controlador, integración, integraciones
edit: modificare, modifica | bearbeiten, Bearbeitung, editieren | éditer | editar, edición
editor: programma di modifica | Bearbeitungsprogramm | éditeur | edición
email: posta elettronica, posta | Mailversand | courriel, messagerie | correo electrónico, correo
enable: abilitare, attivare, abilitato, abilitazione, attivazione | aktivieren, Aktivierung, freigeben, Freigabe, freischalten | activer, autoriser | habilitar, activar, activación, habilitado
encryption: crittografia, cifratura, criptato, crittografato | Verschlüsselung, verschlüsselt, verschlüsseln | chiffrement, chiffrer, cryptage, crypter | cifrado, encriptación, cifrar, encriptar
energy: energia, energetico, elettricità | Strom | énergétique, électricité | electricidad
error: errore | Fehler, Fehlermeldung, Störung | erreur, bug | fallo, mensaje de error
event: evento | Ereignis, Ereignisse, Auslöser | événement, déclencheur, déclencher | suceso, disparador
event log: registro eventi, memoria eventi, storico eventi, storico allarmi | Ereignisspeicher, Ereignisprotokoll, Ereignisliste | journal d'événements, historique, journal des alarmes | registro de eventos, memoria de eventos, historial de eventos
expired: scaduto | abgelaufen | expiré | caducado
export: esportare, esportazione | exportieren | exporter | exportar
factory defaults: impostazioni di fabbrica, ripristino di fabbrica, valori di fabbrica | Werkseinstellung, Werksreset, Auslieferungszustand | réglages d'usine, paramètres d'usine, retour usine, usine, configuration d'usine | valores de fábrica, ajustes de fábrica, fábrica
fan: ventilatore, ventola, aspiratore, fancoil, ventilconvettore | Lüfter, Gebläse | ventilateur, ventilo-convecteur, extracteur | ventilador
fault: guasto, anomalia, avaria | Störung, Fehler, Defekt, Ausfall, Störmeldung | défaut, dérangement, défaillance | avería, fallo, defecto
field: campo | Feld, Eingabefeld, Eingabe | champ, champ de saisie, saisir, saisie | campo de texto, cuadro de texto
file: documento, archivio, archivi | Datei, Dateien, Dokument | fichier, fichiers | fichero
file manager: gestore file, gestione file | Dateimanager, Dateiverwaltung, Dateiexplorer | gestionnaire de fichiers, gestion des fichiers | gestor de archivos, administrador de archivos, explorador de archivos
find: trovare, cercare | finden, suchen, gefunden | trouver, retrouver, chercher | encontrar, buscar, localizar
fire: incendio, incendi, antincendio, fuoco, pulsante manuale | Feuer | feu | fuego
fire panel: centrale antincendio, centrale incendio, rivelazione incendi, rilevazione incendi, rivelazione fumi, centrale | Brandmeldezentrale, Brandmeldeanlage, BMZ, BMA | détection incendie, SSI, CMSI | central de incendios, central contra incendios, detección de incendios
firewall: aprire porte, apertura porte | Portfreigabe, Portweiterleitung | pare-feu, parefeu, ouvrir un port, ouverture de port | cortafuegos, abrir puertos, apertura de puertos
floor: piano, pavimento | Stockwerk, Etage, Geschoss, Boden, Fußboden | niveau | planta, piso, suelo
floor plan: planimetria, pianta, piantina, mappa grafica, sinottico | Grundriss, Grundrisse, Lageplan, Etagenplan | plan d'étage, synoptique, plan du bâtiment, plan interactif | plano, plano de planta, sinóptico
folder: cartella, sottocartella | Ordner, Verzeichnis, Verzeichnisse | répertoire | carpeta, directorio
format: formato, formattare | Formatierung, Zahlenformat | formatage, mise en forme | formatear
full screen: schermo intero, tutto schermo | Vollbild, Vollbildmodus | plein écran | pantalla completa
function: funzione, funzionalità | Funktion, Funktionen | fonction, fonctions, fonctionnalité | función, funciones
function code: codice funzione | Funktionscode | code fonction | código de función
garage: autorimessa, box auto, basculante, rimessa | Garagentor, Tiefgarage, Sektionaltor | porte sectionnelle | garaje, cochera, puerta de garaje
garden: giardino | Garten, Außenanlage | jardin, jardins | -
gas: metano, fuga di gas, fughe di gas | Gasmelder, Gaswarner, Gaszähler, Erdgas | gaz | fuga de gas
gate: cancello, sbarra, apricancello | Tor, Tore, Einfahrtstor, Toröffner, Torantrieb, Schranke | portail, portillon, barrière | cancela, portón, verja, barrera, puerta corredera
gateway: interfaccia, convertitore, passerella | Schnittstelle, Koppler, Umsetzer | convertisseur de protocole | pasarela, puerta de enlace, convertidor
gauge: indicatore, lancetta, tachimetro | Zeigerinstrument, Rundinstrument, Tacho | jauge, cadran | indicador, aguja
group: gruppo, raggruppare, raggruppamento | gruppieren | groupe, regrouper | grupo, agrupar, agrupación
group address: indirizzo di gruppo | Gruppenadresse | adresse de groupe | dirección de grupo, direcciones de grupo
gsm: combinatore telefonico, combinatore | Mobilfunk, Wählgerät, Telefonwählgerät | transmetteur, transmetteur téléphonique, carte SIM, réseau mobile | marcador telefónico, comunicador, telefonía móvil, tarjeta SIM
guest: ospite, cliente, arrivo, partenza | Gast, Anreise, Abreise, einchecken, auschecken | hôte, invité, arrivée, départ | huésped, invitado, llegada, salida del huésped
heat pump: pompa di calore | Wärmepumpe | pompe à chaleur, PAC | bomba de calor, aerotermia
heating: riscaldamento, riscaldare, caldo | Heizung, heizen, Heizkreis, Wärme, Vorlauf, Rücklauf | chauffage, chauffer, hors-gel | calefacción, calentar, calefactor, calor
hide: nascondere, nascosto, invisibile | ausblenden, verbergen, verstecken, unsichtbar | masquer, cacher | ocultar, oculto, esconder
high availability: alta affidabilità, ridondanza, alta disponibilità, ridondante | Hochverfügbarkeit, Redundanz, Ausfallsicherheit | haute disponibilité, redondance, redondant, serveur de secours | alta disponibilidad, redundancia, redundante, servidor de respaldo
holding register: registro holding, registro di mantenimento | Halteregister, Holdingregister | registre de maintien, mot interne | registro de retención, registro de mantenimiento
holiday: ferie, festivo, vacanza, festività | Feiertag, Urlaub | jour férié, vacances, congés | vacaciones, día festivo
hotel: albergo, alberghi, alberghiero, camera d'albergo | Hotelzimmer, Hotellerie | hôtelier | hotelero, hostelería, habitación de hotel
humidity: umidità, deumidificatore | Feuchte, Luftfeuchtigkeit, Feuchtigkeit, Luftfeuchte, Entfeuchter | humidité, hygrométrie | humedad, higrómetro, deshumidificador
icon: icona, simbolo | Piktogramm | pictogramme, picto | pictograma
image: immagine, foto | Bild, Grafik | - | imagen, imágenes
import: importare, importazione | importieren | importer | -
individual address: indirizzo fisico, indirizzo individuale | physikalische Adresse, physische Adresse, Geräteadresse | adresse physique, adresse individuelle | dirección física, direcciones físicas, dirección individual
infrared: infrarosso | Infrarot | infrarouge | infrarrojo
input: ingresso, entrata | Eingang, Binäreingang, Digitaleingang | entrée, entrée TOR, entrée numérique, entrée digitale, entrée analogique | entrada, entrada digital, entrada analógica, entrada binaria
input register: registro di ingresso | Eingangsregister, Eingaberegister | registre d'entrée | registro de entrada
install: installare, installazione, montare | installieren, einbauen, aufspielen | installé, mettre en place, poser | instalar, instalación, instalado
installation: installazione, installare, impianto, montaggio | Montage, Einbau, Anlage | mise en place, pose | instalación, instalaciones, montaje, montar
installer: installatore, tecnico, codice installatore | Errichter, Installateur, Techniker, Elektriker | technicien, intégrateur, électricien | instalador, código de instalador
intercom: citofono, videocitofono, citofonia | Sprechanlage, Türsprechanlage, Gegensprechanlage, Türkommunikation | interphonie, portier, visiophone, vidéophonie | portero automático, videoportero, telefonillo, interfono, intercomunicador
interface: interfaccia, interfacce | Schnittstelle | interfaçage | interfaz
intrusion: antintrusione, intrusione, antifurto, furto | Einbruch, Einbrecher, Einbruchmelder | effraction, anti-intrusion, cambriolage, antivol | antirrobo, intruso
inverter: inverter fotovoltaico, invertitore | Wechselrichter, Umrichter, Frequenzumrichter | onduleur, variateur de fréquence | inversor, variador de frecuencia, variador, ondulador
ip address: indirizzo IP | IP-Adresse, Netzwerkadresse | adresse IP, adresse réseau | dirección IP, direcciones IP, IP fija
irrigation: irrigazione, irrigare, irrigatore, annaffiare | Bewässerung, bewässern, Beregnung | arrosage, arroser, arroseur | riego, regar, aspersor
key: chiave | Schlüssel | clé, clés, clef | -
keypad: tastiera, tastierino, tastierino numerico | Bedienteil, Tastatur, Tastenfeld, Codeschloss, Ziffernblock | clavier, claviers, digicode, pavé numérique | teclado, teclado numérico
keyword: parola chiave | Schlüsselwort, Stichwort | mot clé, mots clés | palabra clave
knob: manopola, potenziometro | Drehregler, Drehknopf | bouton rotatif, molette, potentiomètre | mando giratorio, potenciómetro, rueda
knx telegram: telegramma KNX | KNX-Telegramm, Gruppentelegramm | télégramme, trame KNX | telegrama
label: etichetta, didascalia, scritta | Beschriftung, beschriften, Bezeichnung | étiquette, libellé, légende | etiqueta, rótulo, leyenda
language: lingua, tradurre, traduzione | Sprache, Übersetzung, übersetzen, mehrsprachig | langue, traduire, traduction, français | idioma, traducir, traducción, español
layout: disposizione, impaginazione, allineare, allineamento | Anordnung, anordnen, Aufteilung, ausrichten | mise en page, agencement | disposición, alinear, maquetación, distribución
leak: perdita d'acqua, allagamento, antiallagamento, perdita | Leck, Leckage, Wassermelder, Wasserschaden, Überschwemmung, Rohrbruch | fuite, inondation, dégât des eaux | fuga, fuga de agua, inundación, inundaciones
licence: licenza | Lizenz, Lizenzierung | clé de licence, clé d'activation, numéro de licence | licencia, activar licencia
licence key: chiave di licenza | Lizenzschlüssel, Lizenzcode | clé de licence, clé d'activation, fichier de licence | clave de licencia, código de licencia
light: luce, luci, punto luce, illuminazione, lampada, lampadina, faretto | Licht, Beleuchtung, Leuchte, Lampe, Leuchtmittel, Glühbirne | lumière, éclairage, point lumineux, ampoule | luz, luces, iluminación, alumbrado, punto de luz, lámpara, bombilla, foco
lighting: illuminazione, impianto luci | Beleuchtung, Außenbeleuchtung, Außenlicht, Notbeleuchtung | éclairage, éclairer | iluminación, alumbrado, iluminar
link: collegamento, rimando, cambio pagina, cambiare pagina | Verknüpfung, verknüpfen, Verweis | lien, lier, raccourci, ouvrir une page | enlace, enlazar, vínculo, vincular
list: elenco, elenchi, lista | Auflistung | - | listado
load: carico, carichi, utenza | Lasten, Verbraucher, laden | charge électrique, délestage, récepteur | carga, cargar
location: geolocalizzazione | Standort | localisation | ubicación, localización
lock: serratura, elettroserratura, blocco, bloccare | Schloss, Schlösser, Türschloss, verriegeln, Verriegelung | serrure, verrouiller, verrouillage, verrou, gâche, ventouse | cerradura, bloquear, bloqueo, cerrojo
locked: bloccato, chiuso a chiave | gesperrt, verriegelt, Tastensperre | verrouillé, verrouillée, bloqué | bloqueado, cerrado con llave, enclavado
log: registro, diario, file di registro | Protokoll, Protokolldatei, Logdatei, Logdateien, Logbuch, protokollieren | journaux, fichier journal, historique, journalisation | archivo de registro, registrar, registro de eventos, bitácora
log viewer: visualizzatore log, registro di sistema | Protokollanzeige, Loganzeige, Ereignisanzeige | visionneuse, consulter le journal, afficher les logs | visor de registros, ver registros, visor de eventos
login: accesso, accedere, autenticazione, nome utente, entrare | Anmeldung, anmelden, einloggen, Benutzername | connexion, identifiant, nom d'utilisateur, authentification, ouverture de session | iniciar sesión, inicio de sesión, acceder, autenticación, nombre de usuario
loop: anello, ciclo, ripetere, ripetizione | Schleife, Ringleitung, Wiederholung, wiederholen | boucle, boucle de détection, répéter | lazo, bucle, repetir, repetición
luminaire: apparecchio di illuminazione, plafoniera, corpo illuminante | Leuchte, Deckenleuchte | appareil d'éclairage, plafonnier | luminaria, plafón
maintenance: manutenzione, manutentore | Wartung, Instandhaltung, warten | entretien | mantenimiento
manager: pannello di amministrazione, amministrazione | Verwaltung, verwalten | gestionnaire, administration du serveur | administrador, administración, panel de administración
map: mappa, cartina | Karte, Landkarte | carte géographique | mapa, cartografía
memory: memoria | Speicher, Arbeitsspeicher | mémoire | memoria llena
menu: voce di menu | Menüpunkt, Menüleiste | barre de menu | opción de menú
message: messaggio, messaggi, avviso | Nachricht, Meldung, Mitteilung | messagerie, envoi de message | mensaje, aviso, notificación, mensajería
meter: contatore, misuratore, analizzatore di rete, misurare, misura | Zähler, Zählerstand, Messgerät, Messung, messen | compteur, compteur d'énergie, compteur électrique, relevé, Linky | contador, medidor, analizador de redes
migrate: migrazione, migrare, passaggio di versione | migrieren, Umstieg, Umstellung | migrer, passage de version | migración, cambio de versión
mode: modalità, modo, modi | Modus, Betriebsart, Betrieb | mode de fonctionnement | modalidad
module: modulo | Baustein | micromodule | -
monitoring station: vigilanza, istituto di vigilanza, centrale operativa, centro ricezione allarmi | Leitstelle, Wachdienst, NSL, Alarmübertragung, Aufschaltung | télésurveillance, centre de télésurveillance, télésurveilleur, frontal de réception | central receptora, CRA, receptora
motion: movimento, volumetrico | Bewegung, Bewegungserkennung | mouvement | movimiento, detector de movimiento
motor: motore, motorizzazione, motorizzato | Antrieb, Rohrmotor | moteur, motorisation, motorisé | motorizado, accionamiento, motorización
music: musica, brano, canzone | Musik, Lied, Wiedergabeliste | musique, morceau, chanson | canción, canciones, lista de reproducción
mute: silenziare, muto, tacitare, tacitazione | stummschalten, Stummschaltung, stumm | muet, sourdine, silencieux | silenciar, silencio, mudo
navigation: navigazione, navigare | navigieren, Navigationsleiste, Seitenwechsel | naviguer, changer de page, barre de navigation | navegación, navegar
network: rete, reti, scheda di rete | Netzwerk, Netz | réseau, réseaux | redes, red de datos
new: nuovo | neu, neuer, neues, neuen | nouveau, nouvelle | nuevo, nueva
night: notte, notturno | Nacht | nuit, nocturne | noche
notification: notifica, notifiche, avviso, segnalazione, avvisare | Benachrichtigung, benachrichtigen, Mitteilung | alerte, avertir, prévenir | notificación, notificaciones, notificar, aviso, avisar
object: oggetto | Objekt, Bedienelement, Steuerelement | objet | -
offline: fuori linea, non raggiungibile, irraggiungibile | nicht erreichbar, unerreichbar, ausgefallen | hors ligne, injoignable, indisponible, perte de communication | fuera de línea, caído, inaccesible, desconectado, pérdida de comunicación
open: aprire, apertura, aperto | öffnen, offen, geöffnet, aufmachen, Öffnung, öffnet | ouvrir, ouverture, ouvert | abrir, abierto, subir
orientation: orientamento, orizzontale, verticale | Ausrichtung, Querformat, Hochformat | paysage, sens de l'écran | orientación, apaisado
output: uscita | Ausgang, Schaltausgang | sortie TOR, sortie numérique, sortie digitale, sortie analogique | salida, salida digital, salida analógica, salida binaria
overlay: sovrapposizione, sovrapporre | Überlagerung, überlagern, Einblendung | superposer, surimpression, calque | superposición, superponer, superpuesto
page: pagina, schermata, videata | Seite, Ansicht | vue, vues, page d'accueil | página de inicio
panel: pannello, riquadro | Tafel, Tableau, Rahmen | panneau, panneaux, encadré | recuadro, marco
panic: panico, antipanico, antirapina, rapina | Panik, Überfall, Überfallmelder | panique, agression, appel d'urgence | atraco, botón de pánico
parameter: parametro, parametrizzazione | Parametrierung, parametrieren | - | parametrización, ajuste
partition: partizione, settore, aree | Bereich, Teilbereich, Sicherungsbereich | secteur, groupe | partición, particiones, grupo
password: parola d'ordine, chiave di accesso | Passwort, Kennwort | mot de passe, mots de passe, MDP, code d'accès | contraseña, clave, clave de acceso
paste: - | einfügen | coller | pegar
permission: permesso, autorizzazione, autorizzare | Berechtigung, Freigabe | autorisation, autorisations, droit | permiso, autorización, autorizar
persistent variable: variabile persistente, variabile ritentiva, variabile permanente | Remanenz, remanente Variable | variable persistante, variable rémanente | variable persistente, variable permanente, variable retentiva
phone: telefono, cellulare, telefonino | Telefon, Handy, Mobiltelefon, Mobilgerät | téléphone | móvil, celular
photovoltaic: fotovoltaico, pannelli solari | Photovoltaik, Fotovoltaik, PV-Anlage, Solaranlage, Einspeisung | photovoltaïque, panneau solaire, panneaux solaires | placas solares, autoconsumo
picture: immagine, foto, fotogramma, istantanea | Bild, Standbild, Schnappschuss | cliché, instantané, capture d'écran | imagen, captura, imágenes
pin: codice pin, codice segreto, codice numerico | Geheimzahl, Zahlencode | code confidentiel, code personnel | código pin, código secreto, clave numérica, código personal
playback: riproduzione, riprodurre, rivedere | Wiedergabe, abspielen | relecture, lecture vidéo | reproducir, reproducción
player: lettore, riproduttore | Abspielgerät, Mediaplayer | lecteur | reproductor
pms: gestionale, gestionale alberghiero | Hotelsoftware, Hotelprogramm, Hotelverwaltung | logiciel hôtelier, gestion hôtelière, logiciel de gestion | gestión hotelera, programa hotelero, software hotelero
pool: piscina | Schwimmbad, Schwimmbecken | bassin | alberca, depuradora
popup: finestra a comparsa, finestra di dialogo | Popup-Fenster, Dialogfenster | fenêtre, pop-up, boîte de dialogue, fenêtre contextuelle | ventana emergente, emergente, cuadro de diálogo
port: porta, porta di rete | Anschluss, Anschlüsse, Portnummer | numéro de port, port réseau | puerto, puerto de red
position: posizione, spostare, posizionare, coordinata | Stellung, verschieben, Positionen, positionieren | emplacement, positionner, coordonnées, déplacer | posición, posiciones, ubicación, mover, colocar, coordenadas
power: potenza, assorbimento | Leistung, Wirkleistung | puissance, courant | potencia, corriente, potencia activa
power failure: mancanza rete, mancanza tensione, mancanza corrente, black-out, assenza rete | Stromausfall, Netzausfall, Spannungsausfall | coupure de courant, panne de courant, coupure secteur, défaut secteur, panne secteur | corte de luz, corte de corriente, apagón, fallo de red, fallo de alimentación, corte de suministro
power supply: alimentatore, alimentazione | Netzteil, Netzgerät, Stromversorgung, Spannungsversorgung | alimentation, alimentations, alim, transformateur | fuente de alimentación, alimentación, alimentador
presence: presenza, occupazione | Präsenz, Anwesenheit, Abwesenheit, Belegung | présence, détecteur de présence, occupation | presencia, detector de presencia, ocupación
press: premere, pulsazione | drücken | appuyer, appui | pulsar, pulsación
preview: anteprima | Vorschau | aperçu | vista previa
progress: barra di avanzamento, avanzamento | Fortschritt, Fortschrittsbalken | avancement | progreso, barra de progreso, avance
project: progetto, interfaccia grafica | Projekt, Visualisierung, Visu | projet, interface graphique, interface utilisateur | proyecto, interfaz gráfica, visualización
project editor: editor di progetto, editor grafico, creare progetto | Projekteditor, Visualisierungseditor | éditeur de projet, éditeur graphique | editor de proyectos
projector: proiettore, videoproiettore | Beamer, Projektor | projecteur, vidéoprojecteur | proyector, videoproyector
protocol: protocollo | Protokoll | protocole | -
publish: pubblicare, pubblicazione | veröffentlichen, publizieren | publier | publicar, publicación
pump: pompa, elettropompa, circolatore | Pumpe, Umwälzpumpe | circulateur | bomba, circulador
pushbutton: pulsante, pulsantiera | Taster, Tastsensor | bouton-poussoir, boutons-poussoirs, poussoir, BP | pulsador, botonera
qos: qualità del servizio | Dienstgüte | qualité de service | calidad de servicio
qr code: codice QR | Strichcode | flashcode, code-barres, flasher | código QR, código de barras
radiator: radiatore, termosifone, calorifero | Heizkörper | radiateur, convecteur, sèche-serviettes | radiador, toallero
radio button: pulsante di opzione, scelta singola | Optionsfeld, Auswahlknopf | bouton radio, boutons radio, choix unique, bouton d'option | botón de opción, botón de radio, botones de opción
rain: pioggia, piove, pluviometro | Regen, Niederschlag | pluie | lluvia, llover, llueve
read: leggere, lettura | lesen, auslesen, einlesen, abfragen | lire, lecture | leer
reader: lettore, inseritore, chiave elettronica | Leser, Kartenleser, Lesegerät | lecteur, lecteur de badge, lecteur de carte | lector, lector de tarjetas
receive: ricevere, ricezione, ricevuto | empfangen | recevoir, reçu, réception | recibir, recepción, llegar
receiver: ricevitore, ricevente | Empfänger | récepteur | -
recorder: registratore, videoregistratore | Rekorder, Videorekorder | enregistreur | grabador, videograbador
recording: registrazione, registrare, videoregistrazione | Aufzeichnung, Aufnahme, aufnehmen | enregistrement | grabación, grabaciones, grabar
register: registro | Registeradresse | - | -
relay: relè, relais, teleruttore, contattore | Schaltrelais, Stromstoßschalter, Schaltaktor | télérupteur, contacteur | contactor, telerruptor
remote access: accesso remoto, collegarsi da fuori, da remoto, da fuori | Fernzugriff, Fernzugang, Zugriff von außen, von unterwegs | accès à distance, accès distant, pilotage à distance | acceso remoto, control remoto, acceso a distancia, acceder desde fuera
remote control: telecomando, radiocomando, controllo remoto, controllo a distanza | Fernbedienung, Handsender, Fernsteuerung | télécommande, commande à distance | mando a distancia, mando, control remoto, telemando
remove: rimuovere, togliere, rimozione | entfernen, ausbauen | enlever, retirer, supprimer | quitar, retirar, eliminar, desmontar
rename: rinominare, cambiare nome | umbenennen, Umbenennung | renommer, changer le nom | renombrar, cambiar nombre
request: richiesta, richiedere | Anfrage, Abfrage, Anforderung, anfordern | requête, demande | solicitud, petición, solicitar, peticiones
reservation: prenotazione, prenotare | Reservierung, Buchung | réservation, réserver | reservar
reset: ripristino, azzerare, resettare, azzeramento, reimpostare | zurücksetzen, rücksetzen, Rückstellung, zurückstellen | réinitialiser, réinitialisation, réarmer, réarmement, remise à zéro, RAZ | rearmar, restablecer, reponer, puesta a cero, resetear
restart: riavviare, riavvio | Neustart, neu starten, Wiederanlauf | redémarrer, redémarrage, relancer | reiniciar, reinicio, rearrancar
restore: ripristinare, ripristino, recuperare, recupero | wiederherstellen, Wiederherstellung, zurückspielen | restaurer, restauration, rétablir | restaurar, restauración, restablecer, recuperación
rights: diritti, privilegi, permessi | Rechte, Berechtigung | droits | derechos, privilegios
room: stanza, camere, vano, ambiente, sala, locali | Raum, Zimmer | pièce, chambre, salle | habitación, habitaciones, estancia, cuarto
rule: regola, logica, logiche, automazione, automatismo | Regel, Logik, Automatisierung | règle, logique, automatisation | automatización
save: salvare, salvataggio, memorizzare | speichern, sichern, abspeichern, gespeichert | enregistrer, sauvegarder, enregistrement, mémoriser | guardar, grabar, guardado, almacenar
scene: scenari, scena | Szene, Szenario, Stimmung | scénario, ambiance, scène lumineuse, ambiance lumineuse | escena, escenario, ambiente
schedule: programmazione oraria, programma orario, orario, pianificare, fascia oraria | Zeitplan, Zeitpläne, Zeitprogramm, Wochenprogramm, Zeitschaltuhr, Zeitsteuerung | programmation, plage horaire, planning, planification, hebdomadaire | horario, programación horaria, programación, franja horaria, planificar, programar
scheduler: programmatore orario, pianificatore, programmazione oraria, fasce orarie, settimanale | Zeitschaltuhr, Zeitprogramm, Zeitplan, Wochenprogramm, Schaltuhr, Wochenschaltuhr | programmateur, programmation, programme horaire, planificateur | planificador, programador horario, programador, programación horaria, programador semanal
screen: schermo, schermata | Bildschirm, Anzeige | écran, écrans, écran tactile, afficheur, moniteur | pantalla, pantalla táctil, visualizador
script: programma, programmare, programmazione | Skript, Programmierung, programmieren | programmation | programa, programar, programación, guion
search: cercare, ricerca, ricercare | suchen, durchsuchen | rechercher, chercher | buscar, búsqueda, buscador
security: sicurezza, protezione, sorveglianza | Sicherheit, Überwachung, Schutz | sécurité, sûreté, sécuriser | seguridad, protección, vigilancia
select: - | auswählen, wählen | sélectionner, choisir, choix | seleccionar, elegir, selección, escoger
select field: menu a tendina, elenco a discesa | Auswahlliste, Auswahlfeld, Dropdown-Liste, Klappliste | liste déroulante, menu déroulant, liste de choix | lista desplegable, desplegable, menú desplegable
send: inviare, invio, mandare, spedire, trasmettere | senden, verschicken, versenden, übertragen, Versand, Übertragung | envoyer, envoi, transmettre, émettre | enviar, envío, transmitir
sensor: sensore, sonda, rilevatore, rivelatore | Fühler, Melder, Messfühler | capteur, détecteur | captador
serial port: porta seriale, seriale, porta COM | serielle Schnittstelle, seriell | port série, liaison série | puerto serie, puerto serial, línea serie, comunicación serie, puerto COM
server: supervisore, unità centrale, supervisione | Rechner, Leitrechner | serveur, superviseur | servidor
session: sessione | Sitzung | ouverture de session | sesión, sesiones
set: impostare, settare, regolare | setzen, einstellen, festlegen, verstellen, eingeben | régler, réglage, définir, fixer | ajustar, fijar, establecer, poner, configurar
setpoint: temperatura impostata, temperatura desiderata, valore impostato, set-point | Sollwert, Solltemperatur | consigne, point de consigne, température de consigne | punto de consigna
settings: impostazioni, opzioni, impostare, parametri | Einstellung, einstellen, einrichten, Optionen | réglages, paramétrage, configurer | ajustes, configuración, opciones, preferencias
shape: forma, rettangolo, cerchio, disegno | Rechteck, Vieleck | forme géométrique, dessin, dessiner | dibujo, rectángulo, círculo
show: mostrare, visualizzare, visualizzazione, visibile, vedere | anzeigen, zeigen, einblenden, sichtbar, darstellen, angezeigt | afficher, affichage, montrer, voir, visualiser | visualizar, aparecer, visualización
shut down: spegnimento, arresto del sistema, spegnere server | herunterfahren, abschalten | arrêter le serveur, éteindre le serveur, mise hors tension | apagar servidor, apagado, apagado del sistema
shutter: tapparella, avvolgibile, persiana, serranda, oscurante | Rollladen, Rolladen, Rollo, Jalousie, Fensterladen | volet, volet roulant, VR | contraventana
siren: sirena | Außensirene, Signalgeber | avertisseur | bocina
size: dimensione, larghezza, altezza, ridimensionare | Größe, Breite, Höhe, vergrößern, verkleinern | taille, largeur, hauteur, redimensionner | tamaño, ancho, altura, anchura, redimensionar
skin: tema, temi, grafica | Erscheinungsbild, Farbschema | thème, habillage | apariencia, aspecto
slider: cursore, barra di regolazione | Schieberegler, Schieber, Regler | curseur, glissière | deslizador, control deslizante, barra deslizante
slow: lento, lentezza | langsam, ruckelt | lenteur, ralentir | lentitud, tarda
smoke: fumo, fumi | Rauch | fumée, DAAF, désenfumage | humo, detector de humo
sms: messaggio di testo | Kurznachricht, Textnachricht | texto | mensaje de texto
socket: presa, presa comandata, presa elettrica, presa di corrente | Steckdose, Schaltsteckdose, Zwischenstecker | prise, prise de courant, prise électrique, prise commandée | enchufe, toma de corriente, base de enchufe
solar: solare, pannelli solari | Solaranlage, Solarstrom, Solarertrag | solaire | placas solares, energía solar
sounder: avvisatore acustico, sirena, segnalatore acustico, targa ottico acustica | Signalgeber, Hupe, Alarmgeber | diffuseur sonore, avertisseur sonore | avisador acústico, sirena acústica
source: sorgente, fonte | Quelle, Eingangswahl | source sonore, entrée audio | fuente, fuente de audio
speaker: altoparlante, diffusore, cassa acustica, casse | Lautsprecher, Boxen | haut-parleur, enceinte | altavoz, altavoces
speech: sintesi vocale, riconoscimento vocale, parlato | Sprachausgabe, Sprachsteuerung, Spracherkennung | synthèse vocale, commande vocale, reconnaissance vocale, assistant vocal | voz, síntesis de voz, reconocimiento de voz, control por voz
speed: velocità | Geschwindigkeit, Drehzahl, Stufe | vitesse | -
ssh tunnel: teleassistenza, assistenza remota, telegestione | Fernwartung, Fernzugriff, Fernservice | télémaintenance, accès à distance, maintenance à distance, assistance à distance | túnel, túnel SSH, asistencia remota, mantenimiento remoto, soporte remoto
start: avviare, avvio, partenza, eseguire, lanciare | starten, hochfahren, Anlauf, startet | démarrer, démarrage, lancer, commencer | iniciar, arrancar, arranque, inicio, arranca
state: stato | Zustand, Rückmeldung | état, retour d'état | estado
status: stato | Zustand, Rückmeldung | état, statut | estado
status browser: elenco datapoint, lista datapoint, monitor di stato | Statusanzeige, Statusübersicht, Zustandsanzeige | état des points, liste des états, visualiseur d'état | visor de estado, explorador de estado, lista de puntos
stepper: incrementare, incremento, decremento | Plus-Minus-Taste, erhöhen, verringern | augmenter, diminuer | aumentar, disminuir, subir y bajar
steps: passi, fasi, procedura guidata | Schritte, Ablauf | étape, procédure | pasos, asistente
stop: fermare, arresto, arrestare | Stopp, anhalten, beenden, abbrechen | arrêt, interrompre | parar, detener, parada, paro
sun: sole, irraggiamento | Sonne, Sonnenstand | soleil, ensoleillement | posición del sol, radiación solar
sunrise: alba, sorgere del sole | Sonnenaufgang, Morgendämmerung | lever du soleil, lever du jour, aube | amanecer, salida del sol, orto
sunset: tramonto | Sonnenuntergang, Abenddämmerung | coucher du soleil, crépuscule, tombée de la nuit | puesta de sol, atardecer, anochecer, ocaso
switch: interruttore, deviatore, commutatore, comando a parete | Schalter, Umschalter, schaltet | interrupteur, commutateur, va-et-vient, inverseur | interruptor, conmutador, mecanismo
system: impianto, sistema | Anlage, Systeme | - | instalación
system monitor: monitor di sistema, carico CPU | Systemüberwachung, Systemauslastung, Auslastung | surveillance du système, état du système, charge processeur | supervisión del sistema, carga de la CPU, monitor del sistema
table: tabella, griglia, colonna, riga, righe | Raster | tableau, tableaux | tabla, cuadrícula
tablet: tablet a parete, tablet a muro | Wandtablet | tablette, tablette tactile | tableta
tabview: schede, linguetta | Registerkarte, Reiter | onglet | pestaña, solapa
tags: scelta multipla, selezione multipla | Schlagwort, Stichwörter | mots-clés, choix multiple | selección múltiple, etiqueta
tamper: manomissione, sabotaggio, antimanomissione, autoprotezione, linea 24 ore | Deckelkontakt | autoprotection, autosurveillance, arrachement, ouverture du boîtier, auto-protection | sabotaje, manipulación, autoprotección, antisabotaje
tank: serbatoio, serbatoi, cisterna | Behälter, Zisterne, Füllstand, Speicher | cuve, réservoir, citerne | depósito, tanque, aljibe
telegram: telegramma | Bustelegramm | trame | telegrama
telephone: telefono, telefonia | Telefon, telefonieren | téléphone, téléphonie, téléphonique | -
temperature: temperatura, gradi | - | degré | -
test: prova, provare, testare, collaudo | testen, Prüfung, ausprobieren | essai, essayer | prueba, probar, comprobar
text: testo, scritta, carattere, grassetto | Schrift, Schriftart, Schriftgröße, Texte | police, gras | letra, tamaño de letra, tipo de letra
thermostat: termostato, cronotermostato | Thermostate, Temperaturregler, Raumtemperaturregler, Raumregler, Einzelraumregelung | thermostat d'ambiance, chronothermostat, régulateur | -
time: ora, orario, minuti, secondi, ore | Zeit, Uhrzeit, Stunde, Sekunden | heure, horaire, durée, temps | hora, tiempo, duración
time zone: fuso orario, fusi orari, ora legale, ora solare | Zeitzone, Sommerzeit | fuseau horaire, heure d'été, heure d'hiver, changement d'heure | zona horaria, huso horario, horario de verano, cambio de hora
timeout: tempo scaduto, scadenza, tempo di attesa | Zeitüberschreitung, Zeitlimit, Wartezeit | délai dépassé, délai d'attente, temps d'attente, dépassement de délai | tiempo de espera, tiempo agotado, tiempo límite
timer: temporizzatore, temporizzazione, orologio programmatore, conto alla rovescia, durata, interruttore orario | Zeitschaltuhr, Zeitgeber, Treppenlicht, Zeitrelais, Treppenhauslicht | minuterie, minuteur, temporisateur, temporisation, compte à rebours, interrupteur horaire | temporizador, temporización, temporizar, interruptor horario, reloj programador, cuenta atrás
toggle: commutare, passo-passo, commutazione, accendi spegni | umschalten, Umschaltung, Wechselschaltung | basculer, basculement, inverser, commuter, télérupteur, marche-arrêt | conmutar, alternar, conmutación, encender y apagar
topic: argomento | Thema | sujet | tópico, tema, tema MQTT
tree: albero, vista ad albero | Baum, Baumansicht, Baumstruktur | arborescence, arbre | árbol, vista de árbol
troubleshooting: non funziona, risoluzione problemi, problema, ricerca guasti, malfunzionamento | Fehlersuche, Fehlerbehebung, funktioniert nicht, geht nicht | dépannage, ne fonctionne pas, dysfonctionnement, dépanner, ne marche pas | solución de problemas, no funciona, funcionar, resolución de problemas, diagnóstico
turn off: spegnere, spegnimento, spento, disattivare, spegni | ausschalten, abschalten, ausmachen, ausgeschaltet | éteindre, extinction, éteint, couper, désactiver | apagar, apagado, apaga, desactivar, desconectar
turn on: accendere, accensione, acceso, attivare, accendi | einschalten, anschalten, anmachen, eingeschaltet | allumer, allumage, activer, enclencher, mettre en marche | encender, encendido, enciende, activar
tv: televisore, televisione | Fernseher | télévision, télé, téléviseur | aparato de televisión
underfloor: riscaldamento a pavimento, pannelli radianti, radiante | Fußbodenheizung, Flächenheizung, Bodenheizung | plancher chauffant, planchers chauffants, chauffage au sol, plafond rayonnant | suelo radiante, suelo refrescante, techo radiante
unit id: indirizzo slave, indirizzo modbus, identificativo unità | Slave-Adresse, Modbus-Adresse, Geräteadresse | esclave, numéro d'esclave | dirección de esclavo, dirección modbus, número de esclavo
unlock: sbloccare, sblocco, apriporta, aprire porta, apertura porta | entriegeln, Entriegelung, Türöffner, aufschließen, entsperren | déverrouiller, déverrouillage, débloquer, ouvrir la porte, ouverture de porte | desbloquear, desbloqueo, abrepuertas, abrir puerta, apertura de puerta
update: aggiornamento, aggiornare | aktualisieren, Aktualisierung, updaten, aktualisiert | mise à jour, mettre à jour, mises à jour, MAJ, actualiser | actualizar, actualización, actualizaciones
upload: caricare, caricamento | hochladen, uploaden | téléverser, envoyer un fichier, charger un fichier, importer, transférer, télécharger | subir, cargar, subida, subir archivo
ups: gruppo di continuità, soccorritore | USV, unterbrechungsfreie Stromversorgung, Notstrom | onduleur, ASI, alimentation secourue | SAI, sistema de alimentación ininterrumpida, alimentación ininterrumpida
url: indirizzo web, indirizzo internet | Webadresse, Internetadresse | adresse web, adresse internet | dirección web, enlace web
url key: chiave URL | URL-Schlüssel | clé URL | clave URL
user: utente | Benutzer, Nutzer, Anwender, Bediener | utilisateur, usager, compte | usuario
user code: codice utente | Benutzercode, Nutzercode | code utilisateur | código de usuario
user interface: interfaccia utente | Bedienoberfläche, Oberfläche, Benutzeroberfläche | interface utilisateur | interfaz de usuario
user list: elenco utenti, lista utenti | Benutzerliste, Ereignisliste | liste des utilisateurs, liste d'événements | lista de usuarios
value: valore | Wert, Messwert, Istwert | valeur, mesure | medida, medición
value binding: associare, associazione, collegare valore | Wertbindung, Datenbindung, Wertverknüpfung | liaison de données, lier une valeur | enlace de datos, vinculación de datos, vincular valor
valve: valvola, elettrovalvola, testina termostatica | Ventil, Magnetventil, Stellventil | vanne, électrovanne, robinet | válvula, electroválvula
variable: variabile | Variablen, Merker, Hilfsvariable | variable interne | variable auxiliar
ventilation: ventilazione, VMC, recuperatore, aerazione | Lüftung, Lüftungsanlage, KWL, Belüftung, lüften | aération, aérer, double flux, CTA | ventilación, ventilar, recuperador
video: filmato, flusso video | Videobild | vidéo, flux vidéo | flujo de vídeo, grabación de vídeo
virtual data point: punto virtuale, datapoint virtuale | virtueller Datenpunkt, virtuell | point virtuel, variable virtuelle | -
visitor: visitatore | Besucher | visiteur | visitante, visita
voice: voce, voci, vocale | Stimme, Sprachbefehl | voix, vocaux | voz, voces, mensaje de voz
voltage: tensione | Spannung | - | -
volume: livello sonoro | Lautstärke, laut, leise | volume sonore, niveau sonore | volumen, subir volumen
warning: preallarme, avvertimento, avviso | Warnung, warnen, Hinweis | avertissement, préalarme, alerte | advertencia, aviso, preaviso
water: acqua, acqua calda, acqua sanitaria | Wasser, Warmwasser, Brauchwasser | eau, eaux, eau chaude, eau sanitaire | agua, agua caliente
water meter: contatore acqua, contalitri | Wasserzähler, Wasseruhr | compteur d'eau, débitmètre | contador de agua, caudalímetro
weather: meteo, previsioni del tempo, temperatura esterna | Wetter, Wetterstation, Wettervorhersage, Vorhersage, Witterung, Außentemperatur | météorologique, station météo, température extérieure, sonde extérieure, prévisions météo | tiempo, meteorología, estación meteorológica, previsión, pronóstico, temperatura exterior
web server: server web | Weboberfläche, Webseite | serveur web | servidor web
wi-fi: rete senza fili, senza fili | WLAN, Funknetz | réseau sans fil, point d'accès | red inalámbrica, punto de acceso
wind: vento, anemometro | Windgeschwindigkeit, Windwächter, Windmesser | capteur de vent, vitesse du vent | viento, velocidad del viento
window: finestra, infisso | Fenster, Dachfenster | fenêtre, baie vitrée, ouvrant | ventana
wireless: - | Funk, drahtlos | - | inalámbrico, vía radio
wiring: cablaggio, cablare, schema elettrico, collegamento elettrico | Verdrahtung, Verkabelung, verdrahten, Anschlussplan, Schaltplan | câblage, câbler, raccordement, branchement, schéma | cableado, cablear, conexionado, esquema eléctrico
wiring editor: editor di collegamenti, editor logico | Verknüpfungseditor, Logikeditor | éditeur de câblage, éditeur logique | editor de cableado, editor de conexiones
write: scrivere, scrittura | schreiben | - | -
wrong: sbagliato, errato | falsch, fehlerhaft, stimmt nicht | faux, fausse, mauvais, mauvaise, erroné, incorrecte | erróneo, equivocado
zone: zona | Meldergruppe, Zonen, Meldelinie, Linie | zone d'alarme, boucle d'alarme | -
`;

/** Words that join others, in these languages: they are no part of a form. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a ad agli ai al alla alle allo che chi ci col come con cosa da dagli dai dal dalla dalle dei degli del della delle dello di do dove e ed fra gli ho i il in la le lo mi nei nel nella nelle non o per piu quale quando si su sui sul sulla tra un una uno ' +
    'als am an auf aus bei beim das dem den der des die durch ein eine einem einen einer es fur gibt hat ich im ins ist kann kein keine man mein meine mit nach nicht oder sich sind soll um und unter vom von vor wann warum was wenn wie wird wo zu zum zur ' +
    'au aux avec c ce ces comment d dans de des du elle en est et il ils l les lors ma mes mon n ne nous on ou par pas pour pourquoi qu quand que qui s sans se son sur une vers y ' +
    'como con cual cuando cuanto desde donde el ella ellos entre es esta hasta las los mas me mi mis muy no nos para pero por porque puede puedo que se ser si sin sobre su sus tu un unos va y ya'
  ).split(' '),
);
