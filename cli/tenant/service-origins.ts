/** Where the site may show videos: the hosts that a video banner can embed. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The services of Firebase that send and check codes by SMS. */
export const firebaseOrigins = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
